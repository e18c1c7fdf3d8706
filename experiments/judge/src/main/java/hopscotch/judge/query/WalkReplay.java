package hopscotch.judge.query;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.datasets.movingai.LengthFormat;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkEvent;
import java.math.BigDecimal;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * Goes through a walk under a movement, ask by ask. All changes since the ask before are one set of
 * changes. It leaves out cells that have their former terrain again. Moves without an ask change
 * nothing, since an ask says where the unit stands.
 */
public final class WalkReplay implements Iterator<WalkQuery> {
  private final Iterator<WalkEvent> events;
  private final LengthFormat format;
  private final boolean isPublished;
  private final GridGraph firstGraph;
  private final int askCount;
  private GridGraph graph;
  private int asked;

  /** A replay that stands before the first event. */
  public WalkReplay(Walk walk, Movement movement) {
    events = walk.events().iterator();
    askCount = walk.askCount();
    format = LengthFormat.of(lengths(walk));
    isPublished = PublishedLength.holdFor(movement);
    firstGraph = GridGraph.of(walk.firstMap(), movement);
    graph = firstGraph;
  }

  private static List<BigDecimal> lengths(Walk walk) {
    return walk.events().stream()
        .filter(WalkEvent.Ask.class::isInstance)
        .flatMap(event -> ((WalkEvent.Ask) event).length().stream())
        .toList();
  }

  /** The first map under the movement. */
  public GridGraph firstGraph() {
    return firstGraph;
  }

  @Override
  public boolean hasNext() {
    return asked < askCount;
  }

  @Override
  public WalkQuery next() {
    GridMap before = graph.map();
    GridMap now = before;
    BitSet named = new BitSet();
    while (events.hasNext()) {
      WalkEvent event = events.next();
      if (event instanceof WalkEvent.Change change) {
        CellChanges changes = change.on(now);
        for (int i = 0; i < changes.size(); i++) {
          named.set(changes.cell(i));
        }
        now = now.with(changes);
      } else if (event instanceof WalkEvent.Ask ask) {
        return ask(ask, difference(before, now, named));
      }
    }
    throw new NoSuchElementException("the walk has no more asks");
  }

  private static CellChanges difference(GridMap before, GridMap now, BitSet named) {
    CellChanges.Builder changes = CellChanges.on(now);
    named.stream()
        .filter(cell -> before.terrain(cell) != now.terrain(cell))
        .forEach(cell -> changes.set(now.x(cell), now.y(cell), now.terrain(cell)));
    return changes.build();
  }

  private WalkQuery ask(WalkEvent.Ask ask, CellChanges changes) {
    graph = changes.size() == 0 ? graph : graph.with(changes);
    GridMap map = graph.map();
    return new WalkQuery(
        asked++,
        changes,
        graph,
        map.cell(ask.startX(), ask.startY()),
        map.cell(ask.goalX(), ask.goalY()),
        isPublished ? ask.length().map(this::published) : Optional.empty());
  }

  private PublishedLength published(BigDecimal length) {
    return new PublishedLength(length, format, WalkEvent.Ask.NO_PATH);
  }
}
