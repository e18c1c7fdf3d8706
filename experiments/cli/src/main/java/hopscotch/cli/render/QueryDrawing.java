package hopscotch.cli.render;

import hopscotch.cli.options.OneQuery;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.judge.query.LayeredMap;
import hopscotch.judge.query.Query;
import hopscotch.visual.render.HeatMap;
import hopscotch.visual.render.Panel;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.search.Growth;
import hopscotch.visual.render.search.SearchPanel;
import hopscotch.visual.render.search.SearchPanel.Content;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Observed;
import hopscotch.visual.trace.Recording;
import hopscotch.visual.trace.WatchedPlanner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The drawing of a query as planners answer it, or of the expansions of all searches of a scenario.
 *
 * @param ends the query, unless the whole scenario is drawn
 * @param published whether the lengths of scenarios apply to the movement
 * @param heat whether the whole scenario is drawn
 * @param budget the budget of each preparation and of each answer
 * @param faults the faults of the answers, filled while they are drawn
 */
record QueryDrawing(
    MapEntry entry,
    LayeredMap map,
    OneQuery ends,
    boolean published,
    boolean heat,
    List<KnownSpec> specs,
    Budget budget,
    Content content,
    List<String> faults)
    implements Drawing {
  private static final int MOST_FRAMES = 60;
  private static final int CENTISECONDS = 8;

  /** The name of a picture of a map. */
  static String name(MapEntry entry) {
    return entry.fileName().replaceFirst("\\.map$", "");
  }

  @Override
  public Picture still() throws IOException {
    return new Picture(panels(), content.zoom());
  }

  @Override
  public Film film(Integer frames) throws IOException {
    Growth growth = growth(frames == null ? MOST_FRAMES : frames);
    return new Film(growth, CENTISECONDS, 0, "");
  }

  private List<Panel> panels() throws IOException {
    if (heat) {
      return heatPanels();
    }
    Query query = ends.query(entry, map, published);
    List<Panel> panels = new ArrayList<>();
    for (PreparedPlanner planner : prepared(query)) {
      Footprint footprint = new Footprint(map.map().cellCount());
      Observed observed = observed(planner, query, footprint);
      panels.add(SearchPanel.of(observed, footprint, content));
    }
    return panels;
  }

  private Growth growth(int frames) throws IOException {
    Query query = ends.query(entry, map, published);
    List<Observed> searches = new ArrayList<>();
    List<Recording> recordings = new ArrayList<>();
    for (PreparedPlanner planner : prepared(query)) {
      Recording recording = new Recording();
      searches.add(observed(planner, query, recording));
      recordings.add(recording);
      if (!recording.isComplete()) {
        throw new IllegalArgumentException(
            "%s made %,d events: a GIF shows at most %,d"
                .formatted(planner.spec(), recording.seen(), Recording.DEFAULT_LIMIT));
      }
    }
    return new Growth(searches, recordings, content, content.zoom(), frames);
  }

  private Observed observed(PreparedPlanner planner, Query query, SearchObserver observer) {
    Observed observed = Observed.of(planner, query, observer, budget);
    observed.findFault().ifPresent(faults::add);
    return observed;
  }

  private List<PreparedPlanner> prepared(Query query) {
    GridGraph graph = map.findGraph(query).orElseThrow();
    return specs.stream().map(spec -> WatchedPlanner.prepare(spec, graph, budget)).toList();
  }

  private List<Panel> heatPanels() throws IOException {
    Scenario scenario = ends.scenario(entry, map);
    List<HeatMap> heats = new ArrayList<>();
    List<Integer> asked = new ArrayList<>();
    for (KnownSpec spec : specs) {
      HeatMap counts = new HeatMap(map.map().cellCount());
      Map<GridGraph, WatchedPlanner> planners = new HashMap<>();
      int queries = 0;
      for (int row = 0; row < scenario.rows().size(); row++) {
        int number = row;
        Query query = Query.of(scenario, row, map.map(), false);
        Optional<GridGraph> graph = map.findGraph(query);
        if (graph.isPresent()) {
          planners
              .computeIfAbsent(
                  graph.get(),
                  g -> new WatchedPlanner(WatchedPlanner.prepare(spec, g, budget), counts))
              .put(query, budget)
              .findFault()
              .ifPresent(fault -> faults.add("row %d, %s".formatted(number, fault)));
          queries++;
        }
      }
      heats.add(counts);
      asked.add(queries);
    }
    int most = heats.stream().mapToInt(HeatMap::largest).max().orElse(0);
    List<Panel> panels = new ArrayList<>();
    for (int i = 0; i < heats.size(); i++) {
      String title = specs.get(i).toString();
      panels.add(SearchPanel.ofHeat(map.map(), title, heats.get(i), asked.get(i), most));
    }
    return panels;
  }
}
