package hopscotch.hpa.label;

import hopscotch.core.grid.Directions;
import hopscotch.core.grid.GridMap;
import hopscotch.core.path.PathBuffer;
import hopscotch.hpa.contraction.RunLayout;
import java.util.Arrays;

/**
 * The way from one node over a hub to another, arc by arc. Both ends climb to the hub at the same
 * time, since each of their steps waits for memory. For one thread.
 */
final class LabelPath {
  private final HubLabels labels;
  private final LabelArcs arcs;
  private final int[] offsets;
  private int[] up = new int[64];
  private int[] down = new int[64];
  private int ups;
  private int downs;

  LabelPath(HubLabels labels, LabelArcs arcs, GridMap map) {
    this.labels = labels;
    this.arcs = arcs;
    this.offsets = Directions.offsets(map.stride());
  }

  /** Finds the arcs from two nodes up to a hub, by the entries that the nodes have for it. */
  void find(int first, int firstEntry, int last, int lastEntry) {
    int upLink = labels.link(firstEntry);
    int downLink = labels.link(lastEntry);
    int upNode = first;
    int downNode = last;
    int steps = 0;
    while (upLink != HubLabels.OWN && downLink != HubLabels.OWN) {
      reserve(steps);
      up[steps] = arcs.starts[upNode] + HubLabels.arc(upLink);
      down[steps] = arcs.starts[downNode] + HubLabels.arc(downLink);
      upNode = arcs.target(up[steps]);
      downNode = arcs.target(down[steps]);
      upLink = labels.link(labels.starts[upNode] + HubLabels.next(upLink));
      downLink = labels.link(labels.starts[downNode] + HubLabels.next(downLink));
      steps++;
    }
    ups = steps;
    downs = steps;
    for (; upLink != HubLabels.OWN; ups++) {
      reserve(ups);
      up[ups] = arcs.starts[upNode] + HubLabels.arc(upLink);
      upNode = arcs.target(up[ups]);
      upLink = labels.link(labels.starts[upNode] + HubLabels.next(upLink));
    }
    for (; downLink != HubLabels.OWN; downs++) {
      reserve(downs);
      down[downs] = arcs.starts[downNode] + HubLabels.arc(downLink);
      downNode = arcs.target(down[downs]);
      downLink = labels.link(labels.starts[downNode] + HubLabels.next(downLink));
    }
  }

  private void reserve(int at) {
    if (at == up.length) {
      up = Arrays.copyOf(up, 2 * at);
      down = Arrays.copyOf(down, 2 * at);
    }
  }

  /** Appends the cells after that of the first node, up to that of the last. */
  void append(int firstCell, PathBuffer path) {
    int at = firstCell;
    for (int i = 0; i < ups; i++) {
      int count = arcs.count(up[i]);
      at = append(arcs.place(up[i]), Math.abs(count), count > 0, at, path);
    }
    for (int i = downs - 1; i >= 0; i--) {
      int count = arcs.count(down[i]);
      at = append(arcs.place(down[i]), Math.abs(count), count < 0, at, path);
    }
  }

  private int append(int place, int count, boolean isForwards, int cell, PathBuffer path) {
    return isForwards
        ? forwards(place, place + count, cell, path)
        : backwards(place, place + count, cell, path);
  }

  private int forwards(int place, int end, int cell, PathBuffer path) {
    final byte[] runs = arcs.runs;
    int at = cell;
    for (int i = place; i < end; i++) {
      int step = offsets[RunLayout.direction(runs[i])];
      int moves = RunLayout.moves(runs[i]);
      path.addRun(at + step, step, moves);
      at += moves * step;
    }
    return at;
  }

  private int backwards(int place, int end, int cell, PathBuffer path) {
    final byte[] runs = arcs.runs;
    int at = cell;
    for (int i = end - 1; i >= place; i--) {
      int step = -offsets[RunLayout.direction(runs[i])];
      int moves = RunLayout.moves(runs[i]);
      path.addRun(at + step, step, moves);
      at += moves * step;
    }
    return at;
  }
}
