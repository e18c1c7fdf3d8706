package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;
import java.util.Arrays;

/**
 * Searches from several regions in step, to find out which of them are connected. Those that meet
 * go on as one. For one thread.
 */
final class RegionFlood {
  private final Regions regions;

  /** For each region, the search that saw it first. */
  private final RegionMap seenBy = new RegionMap();

  private Ints[] queues = {};
  private int[] heads = {};
  private int[] metWith = {};
  private boolean[] isDone = {};
  private int searches;
  private final Ints found = new Ints();
  private int apart;

  RegionFlood(Regions regions) {
    this.regions = regions;
  }

  /** Begins a search from each of some regions. */
  void begin(int... starts) {
    searches = starts.length;
    apart = searches;
    if (queues.length < searches) {
      queues = new Ints[searches];
      Arrays.setAll(queues, search -> new Ints());
      heads = new int[searches];
      metWith = new int[searches];
      isDone = new boolean[searches];
    }
    seenBy.clear();
    for (int search = 0; search < searches; search++) {
      queues[search].clear();
      heads[search] = 0;
      metWith[search] = search;
      isDone[search] = false;
    }
    for (int search = 0; search < searches; search++) {
      see(starts[search], search);
    }
  }

  /**
   * The next set of regions that turned out to be a component of its own, apart from all other
   * starts; null once all the others are known to be connected with each other. Overwritten by the
   * next call.
   */
  Ints next() {
    while (apart > 1) {
      for (int search = 0; search < searches && apart > 1; search++) {
        if (heads[search] < queues[search].size()) {
          expand(search);
        } else if (metWith[search] == search && !isDone[search] && !isOpen(search)) {
          isDone[search] = true;
          apart--;
          return seenWith(search);
        }
      }
    }
    return null;
  }

  private void expand(int search) {
    int count = regions.findNeighbours(queues[search].get(heads[search]++));
    for (int k = 0; k < count; k++) {
      see(regions.neighbours()[k], search);
    }
  }

  private void see(int region, int search) {
    if (seenBy.putIfAbsent(region, search)) {
      queues[search].add(region);
    } else {
      int a = root(search);
      int b = root(seenBy.get(region));
      if (a != b) {
        metWith[a] = b;
        apart--;
      }
    }
  }

  private int root(int search) {
    int root = search;
    while (metWith[root] != root) {
      root = metWith[root];
    }
    return root;
  }

  /** Whether any search that met with this one has regions left to expand. */
  private boolean isOpen(int search) {
    for (int other = 0; other < searches; other++) {
      if (root(other) == search && heads[other] < queues[other].size()) {
        return true;
      }
    }
    return false;
  }

  private Ints seenWith(int search) {
    found.clear();
    for (int other = 0; other < searches; other++) {
      for (int k = 0; root(other) == search && k < queues[other].size(); k++) {
        found.add(queues[other].get(k));
      }
    }
    return found;
  }
}
