import java.io.IOException;
import java.util.stream.IntStream;

/** A planner that goes from cell to cell in the order of their numbers, on the module for Java. */
public final class Numbered implements HopscotchGuest.Planner {
  private Numbered(HopscotchGuest.Grid grid) {
    if (grid.width > 2) {
      throw new IllegalArgumentException("too wide\nfor it");
    }
  }

  @Override
  public HopscotchGuest.Answer find(int start, int goal) {
    if (start == goal) {
      throw new IllegalArgumentException("no way\nto itself");
    }
    return new HopscotchGuest.Answer(IntStream.rangeClosed(start, goal).boxed().toList(), -1);
  }

  /** Speaks with the host. */
  public static void main(String[] words) throws IOException {
    HopscotchGuest.serve("numbered", "1", "COMPLETE", Numbered::new, "directions=8");
  }
}
