package hopscotch.hpa.abstraction;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridMap;
import hopscotch.hpa.cluster.Clusters;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Rebuilds the blocks of a level that a change touched. Neighbours of a rebuilt cluster keep their
 * nodes and intra-edges, but name its nodes by index, so those names are written anew; if none
 * differs, even their block is kept.
 */
final class LevelRepair {
  /** A change alters moves 1 cell around it, and a transition depends on moves 1 cell beyond. */
  private static final int REACH = 2;

  private LevelRepair() {}

  /** The clusters whose blocks a change can alter. */
  static int[] clustersNear(Clusters clusters, CellChanges changes) {
    GridMap map = clusters.map();
    return IntStream.range(0, changes.size())
        .flatMap(
            i -> {
              int x = map.x(changes.cell(i));
              int y = map.y(changes.cell(i));
              int side = clusters.side();
              int west = Math.max(0, x - REACH) / side;
              int east = Math.min(map.width() - 1, x + REACH) / side;
              int north = Math.max(0, y - REACH) / side;
              int south = Math.min(map.height() - 1, y + REACH) / side;
              return IntStream.rangeClosed(north, south)
                  .flatMap(
                      row ->
                          IntStream.rangeClosed(west, east)
                              .map(column -> row * clusters.columns() + column));
            })
        .distinct()
        .toArray();
  }

  /** The groups that hold some clusters. */
  static int[] groupsOf(Clusters clusters, int[] touched) {
    return Arrays.stream(touched).map(clusters::groupOf).distinct().toArray();
  }

  /** The level with the touched clusters built anew. */
  static Level repair(Level old, LevelBuilder builder, int[] touched) {
    short[][] blocks = old.blocks().clone();
    for (int cluster : touched) {
      blocks[cluster] = builder.block(cluster);
    }
    for (int cluster : touched) {
      builder.linkMates(cluster, blocks[cluster], blocks);
    }
    boolean[] isTouched = new boolean[blocks.length];
    for (int cluster : touched) {
      isTouched[cluster] = true;
    }
    Arrays.stream(touched)
        .flatMap(cluster -> neighbours(old.clusters(), cluster))
        .filter(cluster -> !isTouched[cluster] && blocks[cluster] != Level.EMPTY)
        .distinct()
        .forEach(
            cluster -> {
              short[] relinked = blocks[cluster].clone();
              builder.linkMates(cluster, relinked, blocks);
              if (!Arrays.equals(relinked, blocks[cluster])) {
                blocks[cluster] = relinked;
              }
            });
    return builder.level(blocks);
  }

  private static IntStream neighbours(Clusters clusters, int cluster) {
    int column = cluster % clusters.columns();
    int row = cluster / clusters.columns();
    return IntStream.rangeClosed(Math.max(0, row - 1), Math.min(clusters.rows() - 1, row + 1))
        .flatMap(
            y ->
                IntStream.rangeClosed(
                        Math.max(0, column - 1), Math.min(clusters.columns() - 1, column + 1))
                    .map(x -> y * clusters.columns() + x));
  }
}
