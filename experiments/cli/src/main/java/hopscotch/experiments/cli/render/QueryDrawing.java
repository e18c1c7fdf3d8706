package hopscotch.experiments.cli.render;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.movingai.Scenario;
import hopscotch.experiments.cli.options.query.OneQuery;
import hopscotch.experiments.query.LayeredMap;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.render.HeatMap;
import hopscotch.experiments.render.Panel;
import hopscotch.experiments.render.Picture;
import hopscotch.experiments.render.search.Growth;
import hopscotch.experiments.render.search.SearchPanel;
import hopscotch.experiments.render.search.SearchPanel.Look;
import hopscotch.experiments.trace.Footprint;
import hopscotch.experiments.trace.Observed;
import hopscotch.experiments.trace.Recording;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A query as planners answer it, or where a scenario's searches go.
 *
 * @param ends the query, unless the whole scenario is drawn
 * @param published whether the lengths of scenarios hold for the movement
 * @param heat whether the whole scenario is drawn
 */
record QueryDrawing(
    MapEntry entry,
    LayeredMap map,
    OneQuery ends,
    boolean published,
    boolean heat,
    List<PlannerSpec> specs,
    Look look)
    implements Drawing {
  private static final int MOST_FRAMES = 60;
  private static final int CENTISECONDS = 8;

  /** The name of a picture of a map. */
  static String name(MapEntry entry) {
    return entry.fileName().replaceFirst("\\.map$", "");
  }

  @Override
  public Picture still() throws IOException {
    return new Picture(panels(), look.zoom());
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
      Observed observed = Observed.of(planner, query, footprint, Budget.UNLIMITED);
      panels.add(SearchPanel.of(observed, footprint, look));
    }
    return panels;
  }

  private Growth growth(int frames) throws IOException {
    Query query = ends.query(entry, map, published);
    List<Observed> searches = new ArrayList<>();
    List<Recording> recordings = new ArrayList<>();
    for (PreparedPlanner planner : prepared(query)) {
      Recording recording = new Recording();
      searches.add(Observed.of(planner, query, recording, Budget.UNLIMITED));
      recordings.add(recording);
      if (!recording.isComplete()) {
        throw new IllegalArgumentException(
            "%s made %,d events: a GIF shows at most %,d"
                .formatted(planner.spec(), recording.seen(), Recording.DEFAULT_LIMIT));
      }
    }
    return new Growth(searches, recordings, look, look.zoom(), frames);
  }

  private List<PreparedPlanner> prepared(Query query) {
    return specs.stream()
        .map(spec -> Planners.prepare(spec, map.findGraph(query).orElseThrow(), Budget.UNLIMITED))
        .toList();
  }

  private List<Panel> heatPanels() throws IOException {
    Scenario scenario = ends.scenario(entry, map);
    List<HeatMap> heats = new ArrayList<>();
    List<Integer> asked = new ArrayList<>();
    for (PlannerSpec spec : specs) {
      HeatMap counts = new HeatMap(map.map().cellCount());
      Map<GridGraph, PathSearch> searches = new HashMap<>();
      PathBuffer path = new PathBuffer();
      int queries = 0;
      for (int row = 0; row < scenario.rows().size(); row++) {
        Query query = Query.of(scenario, row, map.map(), false);
        Optional<GridGraph> graph = map.findGraph(query);
        if (graph.isPresent()) {
          searches
              .computeIfAbsent(
                  graph.get(), g -> Planners.prepare(spec, g, Budget.UNLIMITED).newSearch(counts))
              .find(query.start(), query.goal(), path);
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
