package hopscotch.hpa.level;

import hopscotch.core.grid.Ints;

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
 * For one thread.
 */
final class ComponentRepair {
  private final NodeComponents components;
  private final Regions regions;
  private final Regions regionsBefore;
  private final Surroundings were;
  private final Surroundings are;
  private final RegionFlood flood;

  /** Labels from this one on are of regions that came apart. */
  private int firstNew;

  ComponentRepair(NodeComponents components, Level level) {
    this.components = components;
    regions = new Regions(level);
    regionsBefore = new Regions(level);
    were = new Surroundings(regionsBefore);
    are = new Surroundings(regions);
    flood = new RegionFlood(regions);
  }

  /** Repairs the components; {@code touched} are the clusters whose regions differ, ascending. */
  void repair(ReplacedBlocks replaced, int... touched) {
    regions.look(null);
    regionsBefore.look(replaced);
    were.look(touched);
    are.look(touched);
    regionsBefore.look(null);
    firstNew = components.used();
    for (int cluster : touched) {
      components.clear(cluster, regions.count(cluster));
    }
    Ints inDoubt = new Ints();
    for (int piece = 0; piece < were.pieceCount(); piece++) {
      int end = were.start(piece + 1);
      int first = -1;
      for (int k = were.start(piece); k < end; k++) {
        int region = were.member(k);
        if (!were.isInside(region)) {
          first = first < 0 ? region : first;
          if (are.piece(region) != are.piece(first)) {
            inDoubt.add(components.root(label(first)));
            break;
          }
        }
      }
    }
    for (int component : inDoubt.distinct()) {
      separate(component);
    }
    for (int piece = 0; piece < are.pieceCount(); piece++) {
      labelPiece(are.start(piece), are.start(piece + 1));
    }
  }

  /** Joins the regions beside the clusters in a piece, and gives their label to those inside. */
  private void labelPiece(int start, int end) {
    int label = -1;
    for (int k = start; k < end; k++) {
      int region = are.member(k);
      if (!are.isInside(region)) {
        label = label < 0 ? label(region) : label;
        components.join(label, label(region));
      }
    }
    label = label < 0 ? components.newLabel() : components.root(label);
    for (int k = start; k < end; k++) {
      if (are.isInside(are.member(k))) {
        relabel(are.member(k), label);
      }
    }
  }

  /**
   * Looks whether what is left of a component is connected still. One search sets out from each
   * part of it beside touched clusters, all in step, until they have met; or until all but one have
   * seen whatever they can reach. That is labelled anew, so the largest part is never searched to
   * its end.
   */
  private void separate(int component) {
    flood.begin(parts(component));
    for (Ints apart = flood.next(); apart != null; apart = flood.next()) {
      int label = components.newLabel();
      for (int k = 0; k < apart.size(); k++) {
        relabel(apart.get(k), label);
      }
    }
  }

  /** One region beside touched clusters for each piece in which a component is now. */
  private int[] parts(int component) {
    Ints parts = new Ints();
    for (int piece = 0; piece < are.pieceCount(); piece++) {
      for (int k = are.start(piece); k < are.start(piece + 1); k++) {
        int region = are.member(k);
        if (!are.isInside(region) && wasOf(component, region)) {
          parts.add(region);
          break;
        }
      }
    }
    return parts.toArray();
  }

  private boolean wasOf(int component, int region) {
    return label(region) < firstNew && components.root(label(region)) == component;
  }

  private int label(int region) {
    return components.label(regions.cluster(region), regions.index(region));
  }

  private void relabel(int region, int label) {
    components.relabel(regions.cluster(region), regions.index(region), label);
  }
}
