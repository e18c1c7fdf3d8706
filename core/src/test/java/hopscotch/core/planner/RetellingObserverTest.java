package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RetellingObserverTest {
  private final List<String> told = new ArrayList<>();
  private final SearchObserver observer =
      new SearchObserver() {
        @Override
        public void enter(SearchPart part, int level, int from, int goal) {
          told.add("enter %s %d %d %d".formatted(part, level, from, goal));
        }

        @Override
        public void generate(int side, int cell, int parent, long g, long f) {
          told.add("generate %d %d %d %d %d".formatted(side, cell, parent, g, f));
        }

        @Override
        public void expand(int side, int cell, long g, long f) {
          told.add("expand %d %d %d %d".formatted(side, cell, g, f));
        }

        @Override
        public void forget() {
          told.add("forget");
        }

        @Override
        public void update(int side, int cell, int parent, long g, long rhs, long f) {
          told.add("update %d %d %d %d %d %d".formatted(side, cell, parent, g, rhs, f));
        }

        @Override
        public void cone(
            double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
          told.add("cone %s %s %s %s %s %s".formatted(rootX, rootY, fromX, fromY, toX, toY));
        }
      };

  @Test
  void whatItIsToldItTellsButForTheEnds() {
    RetellingObserver retelling =
        new RetellingObserver() {
          @Override
          protected SearchObserver to() {
            return observer;
          }
        };
    retelling.begin(1, 2);
    retelling.enter(SearchPart.JOIN_START, 1, 2, 3);
    retelling.generate(1, 2, 3, 4, 5);
    retelling.expand(1, 2, 3, 4);
    retelling.forget();
    retelling.update(1, 2, 3, 4, 5, 6);
    retelling.cone(1, 2, 3, 4, 5, 6);
    retelling.end(Outcome.FOUND);
    assertEquals(
        List.of(
            "enter JOIN_START 1 2 3",
            "generate 1 2 3 4 5",
            "expand 1 2 3 4",
            "forget",
            "update 1 2 3 4 5 6",
            "cone 1.0 2.0 3.0 4.0 5.0 6.0"),
        told);
  }
}
