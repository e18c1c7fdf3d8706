package hopscotch.experiments.paper.botea2004;

import hopscotch.core.planner.SearchObserver;
import java.util.BitSet;

/** Counts the cells on an open list, each once, and sums them up, one count an expansion. */
final class OpenListWatch implements SearchObserver {
  private final BitSet open = new BitSet();
  private int size;
  private long sum;
  private long expansions;

  @Override
  public void begin(int start, int goal) {
    open.clear();
    open.set(start);
    size = 1;
  }

  @Override
  public void generate(int side, int cell, int parent, long g, long f) {
    if (!open.get(cell)) {
      open.set(cell);
      size++;
    }
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    if (open.get(cell)) {
      open.clear(cell);
      size--;
    }
    sum += size;
    expansions++;
  }

  double meanSize() {
    return (double) sum / expansions;
  }
}
