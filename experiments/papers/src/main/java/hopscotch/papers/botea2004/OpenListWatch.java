package hopscotch.papers.botea2004;

import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Map;

/**
 * Measures the size of open lists after every expansion, with each cell counted once. It gives the
 * mean over all expansions, and the mean of each search. A planner that answers by one search has
 * everything under {@link SearchPart#SEARCH}.
 */
final class OpenListWatch implements SearchObserver {
  private final BitSet open = new BitSet();
  private final Map<SearchPart, Sums> sums = new EnumMap<>(SearchPart.class);
  private SearchPart part = SearchPart.SEARCH;
  private int size;
  private long sum;
  private long expansions;

  /** The sums of one part of queries. */
  private static final class Sums {
    private long sum;
    private long expansions;
    private double means;
    private int searches;
  }

  @Override
  public void begin(int start, int goal) {
    endSearch();
    beginSearch(SearchPart.SEARCH, start);
  }

  @Override
  public void enter(SearchPart next, int level, int from, int to) {
    endSearch();
    beginSearch(next == SearchPart.JOIN_GOAL ? SearchPart.JOIN_START : next, from);
  }

  private void beginSearch(SearchPart next, int start) {
    part = next;
    open.clear();
    open.set(start);
    size = 1;
  }

  private void endSearch() {
    if (expansions > 0) {
      Sums of = sums.computeIfAbsent(part, key -> new Sums());
      of.sum += sum;
      of.expansions += expansions;
      of.means += (double) sum / expansions;
      of.searches++;
    }
    sum = 0;
    expansions = 0;
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

  /**
   * The mean over all expansions of a part. Joining of either end counts as {@link
   * SearchPart#JOIN_START}.
   */
  double meanOfExpansions(SearchPart of) {
    endSearch();
    return (double) sums.get(of).sum / sums.get(of).expansions;
  }

  /** The sum of the means of the searches of a part. 0 if there were none. */
  double sumOfMeans(SearchPart of) {
    endSearch();
    return sums.containsKey(of) ? sums.get(of).means : 0;
  }

  /** The number of searches of a part. */
  int searches(SearchPart of) {
    endSearch();
    return sums.containsKey(of) ? sums.get(of).searches : 0;
  }
}
