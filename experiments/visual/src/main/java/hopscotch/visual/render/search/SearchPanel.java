package hopscotch.visual.render.search;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.SearchCounters;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkEvent;
import hopscotch.judge.verdict.Judgement;
import hopscotch.visual.render.CellColours;
import hopscotch.visual.render.HeatMap;
import hopscotch.visual.render.LegendEntry;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Panel;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Observed;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/** Makes panels of searches. */
public final class SearchPanel {
  private SearchPanel() {}

  /**
   * The choice of what a panel shows beyond ends and path.
   *
   * @param byG whether expanded cells are coloured by g and not by their order
   * @param tree whether lines join cells to their parents
   * @param clusters whether the abstract graph of a hierarchical planner is drawn
   * @param edges whether its intra-edges are drawn as well
   * @param zoom the size of cells, on which it depends what is worth drawing
   */
  public record Content(boolean byG, boolean tree, boolean clusters, boolean edges, Zoom zoom) {
    /** The smallest side of a cell, in pixels, at which intra-edges are drawn. */
    public static final int LEAST_PIXELS_OF_EDGES = AbstractOverlay.NODES_FROM_PIXELS;
  }

  /** A panel with the map alone. */
  public static Panel ofMap(GridMap map, String title) {
    return new Panel(
        map,
        title,
        List.of(text("%d x %d cells", map.width(), map.height())),
        CellColours.terrain(map),
        List.of(),
        terrainKey(map, letter -> true));
  }

  /** A panel with the expansions of many searches. {@code most} has the last colour. */
  public static Panel ofHeat(GridMap map, String title, HeatMap heat, int queries, int most) {
    List<LegendEntry> key = new ArrayList<>();
    key.add(LegendEntry.ramp(text("expanded 1 to %,d times (logarithmic)", most), Palette::heat));
    key.addAll(terrainKey(map, letter -> true));
    return new Panel(
        map,
        title,
        List.of(text("%,d queries", queries), text("at most %,d a cell", heat.largest())),
        CellColours.byHeat(map, heat, most),
        List.of(),
        key);
  }

  /** A panel of a search that has ended. */
  public static Panel of(Observed observed, Footprint footprint, Content content) {
    return of(
        observed,
        footprint,
        content,
        footprint.expansions(),
        footprint.largestG(),
        figures(observed));
  }

  /** A panel of a search that goes on, with the whole search's colours and no path yet. */
  static Panel growing(
      Observed observed, Footprint footprint, Content content, int expansions, long largestG) {
    String soFar = text("expanded %,d", footprint.expansions());
    List<String> figures = new ArrayList<>(figures(observed));
    figures.replaceAll(line -> "");
    figures.set(0, soFar);
    Observed unanswered =
        new Observed(
            observed.planner(),
            observed.query(),
            observed.attempt(),
            new PathBuffer(),
            observed.judgement());
    return of(unanswered, footprint, content, expansions, largestG, figures);
  }

  private static Panel of(
      Observed observed,
      Footprint footprint,
      Content content,
      int expansions,
      long largestG,
      List<String> figures) {
    GridGraph graph = observed.planner().graph();
    GridMap map = graph.map();
    List<Overlay> overlays = new ArrayList<>();
    boolean anyAngle = observed.planner().metric() == LengthMetric.EUCLIDEAN;
    List<LegendEntry> key = new ArrayList<>(searchKey(content, footprint, anyAngle));
    // The cells.
    CellColours colours =
        content.byG()
            ? CellColours.byG(graph, footprint, largestG)
            : CellColours.byOrder(graph, footprint, expansions);
    // What is drawn over them: clusters, points, parents and cones, as far as asked for.
    if (content.clusters()) {
      AbstractOverlay.of(observed.planner(), content.edges())
          .ifPresent(
              overlay -> {
                overlays.add(overlay);
                key.addAll(overlay.key(content.zoom()));
              });
    }
    PointOverlay.of(observed.planner().spec(), map, footprint, colours, content.zoom())
        .ifPresent(
            overlay -> {
              overlays.add(overlay);
              key.add(overlay.key(content.zoom()));
            });
    if (content.tree()) {
      overlays.add(new TreeOverlay(map, footprint));
      key.add(LegendEntry.line("parent", Palette.TREE));
    }
    if (ConeOverlay.isFor(footprint)) {
      ConeOverlay cones = new ConeOverlay(footprint);
      overlays.add(cones);
      key.add(cones.key());
    }
    // On top the path, the ends, and the cell where two frontiers met.
    overlays.add(new PathOverlay(graph, observed.path(), anyAngle));
    overlays.add(DiscOverlay.onEnd(graph, observed.query().start(), Palette.START));
    overlays.add(DiscOverlay.onEnd(graph, observed.query().goal(), Palette.GOAL));
    int meeting = meetingCell(observed, footprint);
    if (meeting >= 0) {
      overlays.add(DiscOverlay.onCell(map, meeting, Palette.MEETING));
      key.add(LegendEntry.disc("meeting cell", Palette.MEETING));
    }
    key.addAll(terrainKey(map, graph.movement().terrain()::isFree));
    return new Panel(map, observed.planner().spec().toString(), figures, colours, overlays, key);
  }

  /**
   * The cell of the path at which the two sides meet with the least sum of g. Among several, it is
   * the one that the search from the start expanded last for the first time; -1 if the sides do not
   * meet.
   */
  private static int meetingCell(Observed observed, Footprint footprint) {
    List<Integer> meeting = new ArrayList<>();
    long least = Long.MAX_VALUE;
    boolean hasCells = footprint.isTwoSided() && !observed.path().holdsPoints();
    for (int i = 0; hasCells && i < observed.path().size(); i++) {
      int cell = observed.path().cell(i);
      if (footprint.isReached(0, cell)
          && footprint.isReached(1, cell)
          && footprint.g(0, cell) + footprint.g(1, cell) <= least) {
        if (footprint.g(0, cell) + footprint.g(1, cell) < least) {
          meeting.clear();
        }
        least = footprint.g(0, cell) + footprint.g(1, cell);
        meeting.add(cell);
      }
    }
    int border = meeting.isEmpty() ? -1 : meeting.get(0);
    for (int cell : meeting) {
      int first = footprint.order(0, cell);
      boolean isOfStart =
          first > 0 && (footprint.order(1, cell) == 0 || first < footprint.order(1, cell));
      border = isOfStart ? cell : border;
    }
    return border;
  }

  private static List<String> figures(Observed observed) {
    Judgement judgement = observed.judgement();
    SearchCounters counters = observed.attempt().counters();
    String verdict = judgement.verdict().text().replace('-', ' ');
    String answer = verdict;
    if (judgement.isSolved()) {
      answer = text("length %.2f, %s", judgement.length(), verdict);
      if (judgement.suboptimality() > 1) {
        answer += text(" (+%.2f %%)", 100 * (judgement.suboptimality() - 1));
      }
    }
    return List.of(
        answer, text("expanded %,d, generated %,d", counters.expanded, counters.generated));
  }

  private static List<LegendEntry> pathKey(boolean anyAngle) {
    return List.of(
        LegendEntry.disc("start", Palette.START),
        LegendEntry.disc("goal", Palette.GOAL),
        LegendEntry.line(anyAngle ? "path, by lines of sight" : "path", Palette.PATH));
  }

  private static List<LegendEntry> searchKey(
      Content content, Footprint footprint, boolean anyAngle) {
    List<LegendEntry> key = new ArrayList<>(pathKey(anyAngle));
    String how = content.byG() ? "expanded, by g" : "expanded, first to last";
    for (int side = 0; side < (footprint.isTwoSided() ? 2 : 1); side++) {
      int from = side;
      String which = side == 0 ? "" : " (from the goal)";
      key.add(LegendEntry.ramp(how + which, t -> Palette.expanded(from, t)));
      key.add(LegendEntry.area("open" + which, Palette.open(side)));
    }
    return key;
  }

  /** The legend of the terrain on the map. */
  static List<LegendEntry> terrainKey(GridMap map, IntPredicate isFree) {
    return terrainKey(letters(map), isFree);
  }

  /** The letters on the map, in their order. */
  private static SortedSet<Integer> letters(GridMap map) {
    SortedSet<Integer> letters = new TreeSet<>();
    byte[] row = new byte[map.width()];
    for (int y = 0; y < map.height(); y++) {
      map.copyRow(y, row, 0);
      for (byte letter : row) {
        letters.add(letter & 0xff);
      }
    }
    return letters;
  }

  /** The letters on the map of a walk at any time, in their order. */
  static SortedSet<Integer> letters(Walk walk) {
    GridMap map = walk.firstMap();
    SortedSet<Integer> letters = letters(map);
    for (WalkEvent event : walk.events()) {
      if (event instanceof WalkEvent.Change change) {
        CellChanges changes = change.on(map);
        for (int i = 0; i < changes.size(); i++) {
          letters.add(changes.terrain(i));
        }
      }
    }
    return letters;
  }

  /** The legend of the terrain of these letters, in their order. */
  static List<LegendEntry> terrainKey(Collection<Integer> letters, IntPredicate isFree) {
    return letters.stream()
        .map(l -> LegendEntry.area(Palette.terrainName(l), Palette.terrain(l, isFree.test(l))))
        .distinct()
        .toList();
  }

  /** A formatted text whose numbers do not depend on the locale. */
  static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
