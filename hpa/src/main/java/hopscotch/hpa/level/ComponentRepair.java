package hopscotch.hpa.level;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Repairs {@link NodeComponents} after a change, in time of the order of the touched clusters where
 * nothing came apart. The regions of those are new, all others keep their labels at first.
 *
 * <ul>
 *   <li>Regions beside touched clusters that were joined through them, and are not any more, may
 *       have come apart: {@link #separate}.
 *   <li>Regions beside touched clusters that are joined through them now are one component: their
 *       labels get one root.
 *   <li>New regions take the label of any region they are joined to, or else a new one.
 * </ul>
 *
 * For one repair.
 */
final class ComponentRepair {
  /** Labels no region has any more are dropped once there are this many, and more than half. */
  private static final int SPARE_LABELS = 256;

  private final NodeComponents before;
  private final Level level;
  private final int[] touched;
  private final Regions regions;
  private final ClusterTable.Edit<int[]> labels;
  private int[] roots;
  private int used;

  ComponentRepair(NodeComponents before, Level level, int[] touched) {
    this.before = before;
    this.level = level;
    this.touched = touched;
    regions = new Regions(level);
    labels = before.labels().edit();
    roots = before.roots().clone();
    used = roots.length;
  }

  NodeComponents run() {
    for (int cluster : touched) {
      labels.set(cluster, new int[regions.count(cluster)]);
    }
    Surroundings were = new Surroundings(new Regions(before.level()), touched);
    Surroundings are = new Surroundings(regions, touched);
    int[] inDoubt =
        were.outside().stream()
            .filter(joined -> parts(joined.stream(), are).length > 1)
            .mapToInt(joined -> root(label(joined.get(0))))
            .distinct()
            .toArray();
    for (int component : inDoubt) {
      separate(component, were, are);
    }
    for (int piece = 0; piece < are.outside().size(); piece++) {
      List<Integer> outside = are.outside().get(piece);
      int label = outside.isEmpty() ? newLabel() : label(outside.get(0));
      for (int region : outside) {
        roots[root(label(region))] = root(label);
      }
      for (int region : are.inside().get(piece)) {
        relabel(region, label);
      }
    }
    return finish();
  }

  /** One region for each piece that some regions are in now, of those not labelled anew yet. */
  private int[] parts(Stream<Integer> joined, Surroundings are) {
    return joined
        .filter(region -> label(region) < before.roots().length)
        .mapToInt(are::representative)
        .distinct()
        .toArray();
  }

  /**
   * Looks whether what is left of a component is connected still. One search sets out from each
   * part of it beside touched clusters, all in step, until they have met; or until all but one have
   * seen whatever they can reach. That is labelled anew, so the largest part is never searched to
   * its end.
   */
  private void separate(int component, Surroundings were, Surroundings are) {
    Stream<Integer> beside =
        were.outside().stream()
            .flatMap(List::stream)
            .filter(region -> root(label(region)) == component);
    RegionFlood flood = new RegionFlood(level, parts(beside, are));
    for (int[] apart = flood.next(); apart != null; apart = flood.next()) {
      int label = newLabel();
      for (int region : apart) {
        relabel(region, label);
      }
    }
  }

  private int label(int region) {
    return labels.get(regions.cluster(region))[regions.index(region)];
  }

  private void relabel(int region, int label) {
    int cluster = regions.cluster(region);
    if (labels.get(cluster) == before.labels().get(cluster)) {
      labels.set(cluster, labels.get(cluster).clone());
    }
    labels.get(cluster)[regions.index(region)] = label;
  }

  private int newLabel() {
    if (used == roots.length) {
      roots = Arrays.copyOf(roots, used + 64);
    }
    roots[used] = used;
    return used++;
  }

  private int root(int label) {
    int root = label;
    while (roots[root] != root) {
      root = roots[root];
    }
    return root;
  }

  private NodeComponents finish() {
    int[] flat = new int[used];
    Arrays.setAll(flat, this::root);
    if (used <= 2 * before.numbered() + SPARE_LABELS) {
      return new NodeComponents(level, labels.table(), flat, before.numbered());
    }
    int[] dense = new int[used];
    int count = 0;
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      int[] numbered = labels.get(cluster).clone();
      for (int i = 0; i < numbered.length; i++) {
        int root = flat[numbered[i]];
        dense[root] = dense[root] == 0 ? ++count : dense[root];
        numbered[i] = dense[root];
      }
      labels.set(cluster, numbered);
    }
    int[] numbers = IntStream.rangeClosed(0, count).toArray();
    return new NodeComponents(level, labels.table(), numbers, count);
  }
}
