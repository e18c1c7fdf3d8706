package hopscotch.visual.render.search;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.LengthMetric;
import hopscotch.judge.verdict.Judgement;
import hopscotch.visual.render.CellColours;
import hopscotch.visual.render.LegendEntry;
import hopscotch.visual.render.Overlay;
import hopscotch.visual.render.Palette;
import hopscotch.visual.render.Panel;
import hopscotch.visual.trace.WalkFrame;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The panel of one planner on a walk: the map as it is now, the unit at the place of its ask, the
 * way by which it came, and what happened since the picture before.
 */
final class WalkPanel {
  private final int asks;
  private final Collection<Integer> letters;
  private final Int2IntOpenHashMap orders = new Int2IntOpenHashMap();
  private final IntOpenHashSet updated = new IntOpenHashSet();
  private final IntOpenHashSet changed = new IntOpenHashSet();
  private final Trail trail = new Trail();
  private List<LegendEntry> key;
  private WalkFrame last;
  private int first;
  private int expanded;
  private long expandedInAll;

  WalkPanel(int asks, Collection<Integer> letters) {
    this.asks = asks;
    this.letters = letters;
  }

  /** Begins a new picture. */
  void clear() {
    first = last == null ? 0 : last.ask().row() + 1;
    orders.clear();
    updated.clear();
    changed.clear();
    expanded = 0;
  }

  void add(WalkFrame frame) {
    CellChanges changes = frame.ask().changes();
    for (int i = 0; i < changes.size(); i++) {
      changed.add(changes.cell(i));
    }
    for (int cell : frame.expanded()) {
      orders.putIfAbsent(cell, expanded++);
    }
    expandedInAll += frame.expanded().size();
    for (int cell : frame.updated()) {
      updated.add(cell);
    }
    trail.add(frame.ask().graph().map(), frame.ask().start(), frame.path());
    last = frame;
  }

  /** The panel with what was added since the picture began. It needs a frame. */
  Panel panel() {
    GridGraph graph = last.ask().graph();
    if (key == null) {
      key = key(graph);
    }
    List<Overlay> overlays =
        List.of(
            trail,
            new PathOverlay(graph, last.path(), last.metric() == LengthMetric.EUCLIDEAN),
            DiscOverlay.onEnd(graph, last.ask().goal(), Palette.GOAL),
            DiscOverlay.onEnd(graph, last.ask().start(), Palette.START));
    return new Panel(
        graph.map(), last.planner().toString(), figures(), colours(graph), overlays, key);
  }

  private CellColours colours(GridGraph graph) {
    GridMap map = graph.map();
    return cell -> {
      int terrain = Palette.terrain(map.terrain(cell), graph.isFree(cell));
      if (changed.contains(cell)) {
        return graph.isFree(cell) ? Palette.FREED : Palette.BLOCKED;
      } else if (orders.containsKey(cell)) {
        double share = (double) orders.get(cell) / Math.max(1, expanded - 1);
        return Palette.mix(terrain, Palette.expanded(0, share), CellColours.COVER);
      }
      return updated.contains(cell) ? Palette.UPDATED : terrain;
    };
  }

  private List<String> figures() {
    Judgement judgement = last.answer().answer().judgement();
    String verdict = judgement.verdict().text().replace('-', ' ');
    int row = last.ask().row() + 1;
    String which =
        first + 1 < row
            ? SearchPanel.text("asks %,d to %,d", first + 1, row)
            : SearchPanel.text("ask %,d", row);
    return List.of(
        SearchPanel.text("%s of %,d: %s changed", which, asks, cells(changed.size())),
        SearchPanel.text("expanded %,d; since the first ask %,d", expanded, expandedInAll),
        judgement.isSolved()
            ? SearchPanel.text("length %.2f, %s", judgement.length(), verdict)
            : verdict);
  }

  private List<LegendEntry> key(GridGraph graph) {
    List<LegendEntry> entries = new ArrayList<>();
    entries.add(LegendEntry.disc("unit", Palette.START));
    entries.add(LegendEntry.line("the way it came", Palette.TRAIL));
    entries.add(LegendEntry.disc("goal", Palette.GOAL));
    entries.add(LegendEntry.line("path as planned", Palette.PATH));
    entries.add(LegendEntry.ramp("expanded, first to last", t -> Palette.expanded(0, t)));
    if (!updated.isEmpty()) {
      entries.add(LegendEntry.area("g or rhs worked out again", Palette.UPDATED));
    }
    entries.add(LegendEntry.area("just blocked", Palette.BLOCKED));
    entries.add(LegendEntry.area("just freed, or another weight", Palette.FREED));
    entries.addAll(SearchPanel.terrainKey(letters, graph.movement().terrain()::isFree));
    return entries;
  }

  private static String cells(int count) {
    return count == 1 ? "1 cell" : SearchPanel.text("%,d cells", count);
  }
}
