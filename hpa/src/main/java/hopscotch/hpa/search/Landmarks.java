package hopscotch.hpa.search;

import hopscotch.core.grid.Ints;
import hopscotch.core.index.BadIndexException;
import hopscotch.core.index.IndexReader;
import hopscotch.core.index.IndexWriter;
import hopscotch.hpa.level.Level;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The distances on a level from a few far-away nodes to all others, which bound the distance of any
 * two from below (Goldberg, Harrelson, "Computing the Shortest Path: A* Search Meets Graph Theory",
 * SODA 2005). The landmarks are far from each other, or at the rim of the map. Each takes 4 bytes
 * for each node. Immutable, shared by threads.
 *
 * <p>The error of the bound grows with the distance, and with the angle between the way to the goal
 * and the way on to a landmark. So there are more landmarks on large maps.
 */
public final class Landmarks {
  /** The most landmarks. */
  public static final int MOST = 64;

  /** Stands for the distance of a node that is not reached. */
  public static final int NONE = Integer.MAX_VALUE;

  private static final int ARRAY_HEADER_BYTES = 16;
  private static final int REFERENCE_BYTES = 4;

  private final int count;
  private final int[][] distances;

  /**
   * Landmarks of a level.
   *
   * @param count how many there are
   * @param distances for each cluster the distances of its nodes, node by node and landmark by
   *     landmark, or {@link #NONE}
   */
  public Landmarks(int count, int[][] distances) {
    this.count = count;
    this.distances = distances;
  }

  /**
   * Writes the distances: for each row of clusters, from the north, ints, node by node and landmark
   * by landmark.
   */
  public void write(Level level, IndexWriter out) throws IOException {
    int columns = level.clusters().columns();
    for (int row = 0; row < level.clusters().rows(); row++) {
      Ints ofRow = new Ints();
      for (int cluster = row * columns; cluster < (row + 1) * columns; cluster++) {
        ofRow.addAll(distances[cluster]);
      }
      out.ints(ofRow.toArray());
    }
  }

  /**
   * Reads the distances of {@code count} landmarks of a level.
   *
   * @throws BadIndexException if they do not fit it
   */
  public static Landmarks read(Level level, int count, IndexReader in) throws IOException {
    int[][] distances = new int[level.clusters().count()][];
    int columns = level.clusters().columns();
    for (int row = 0; row < level.clusters().rows(); row++) {
      int nodes = IntStream.range(row * columns, (row + 1) * columns).map(level::nodeCount).sum();
      int[] ofRow = in.ints("distances of landmarks", count * nodes);
      int at = 0;
      for (int cluster = row * columns; cluster < (row + 1) * columns; cluster++) {
        int end = at + count * level.nodeCount(cluster);
        distances[cluster] = Arrays.copyOfRange(ofRow, at, end);
        at = end;
      }
      for (int distance : ofRow) {
        in.require(distance >= 0, "a landmark at distance " + distance, "none below 0");
      }
    }
    return new Landmarks(count, distances);
  }

  /** The number of landmarks. */
  public int count() {
    return count;
  }

  /** The size of that many landmarks of a level, in bytes. */
  public static long bytes(Level level, int count) {
    return ARRAY_HEADER_BYTES
        + (long) (REFERENCE_BYTES + ARRAY_HEADER_BYTES) * level.clusters().count()
        + (long) Integer.BYTES * count * level.nodeCount();
  }

  /**
   * The distances of the nodes of a cluster, node by node and landmark by landmark. Not to be
   * written.
   */
  public int[] distances(int cluster) {
    return distances[cluster];
  }

  /**
   * Writes the distances between an end of a search and each landmark, by landmark.
   *
   * @return whether all are known: no landmark is in another component, or too far for 31 bits
   */
  boolean distances(LevelEnd end, int[] toEnd) {
    int[] ofNodes = distances[end.cluster()];
    Arrays.fill(toEnd, NONE);
    for (int i = 0; count * i < ofNodes.length; i++) {
      long there = end.distances()[i];
      if (there != Level.NO_EDGE && ofNodes[count * i] != NONE) {
        for (int k = 0; k < count; k++) {
          toEnd[k] = (int) Math.min(toEnd[k], there + ofNodes[count * i + k]);
        }
      }
    }
    for (int distance : toEnd) {
      if (distance == NONE) {
        return false;
      }
    }
    return true;
  }
}
