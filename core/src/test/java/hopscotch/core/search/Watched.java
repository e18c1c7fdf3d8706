package hopscotch.core.search;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchCounters;
import hopscotch.core.planner.SearchObserver;
import java.util.ArrayList;
import java.util.List;

/** One observed query: what was expanded and generated, in order. */
public record Watched(
    GridCase query, Outcome outcome, List<Event> events, PathBuffer path, SearchCounters counters) {

  /** A cell expanded, or generated from a parent. */
  public record Event(boolean isExpansion, int cell, int parent, long g, long f) {}

  /** Runs a query under an observer. */
  public static Watched run(String spec, GridCase query) {
    List<Event> events = new ArrayList<>();
    SearchObserver observer =
        new SearchObserver() {
          @Override
          public void generate(int side, int cell, int parent, long g, long f) {
            events.add(new Event(false, cell, parent, g, f));
          }

          @Override
          public void expand(int side, int cell, long g, long f) {
            events.add(new Event(true, cell, -1, g, f));
          }
        };
    PathBuffer path = new PathBuffer();
    PathSearch search = Planners.prepare(spec, query.graph()).newSearch(observer);
    Outcome outcome = search.find(query.start(), query.goal(), path);
    return new Watched(query, outcome, events, path, search.counters());
  }

  /** The map with the order of first expansions: 0 to 9, then a to z. */
  public String order() {
    List<Integer> cells = new ArrayList<>();
    for (Event event : events) {
      if (event.isExpansion && !cells.contains(event.cell)) {
        cells.add(event.cell);
      }
    }
    return drawn(cells);
  }

  /** The map with the waypoints of the path, numbered likewise. */
  public String pathOnMap() {
    List<Integer> cells = new ArrayList<>();
    for (int cell : path.toArray()) {
      cells.add(cell);
    }
    return drawn(cells);
  }

  private String drawn(List<Integer> cells) {
    GridMap map = query.map();
    StringBuilder picture = new StringBuilder(map.toString());
    for (int i = 0; i < cells.size(); i++) {
      int at = map.y(cells.get(i)) * (map.width() + 1) + map.x(cells.get(i));
      picture.setCharAt(at, i < 36 ? Character.forDigit(i, 36) : '+');
    }
    return picture.toString().strip().replace("\n", " ");
  }
}
