package hopscotch.hpa.abstraction;

import hopscotch.core.grid.Ints;
import hopscotch.hpa.level.Level;
import hopscotch.hpa.search.GroupSearch;

/** Chooses the landmarks of a level one after the other, in the component with the most nodes. */
interface LandmarkChoice {
  int next();

  /** Takes note of the distances from one of the landmarks last asked for; each is told. */
  void know(GroupSearch search);

  static int[] cells(Level level) {
    Ints cells = new Ints();
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        cells.add(level.cell(cluster, i));
      }
    }
    return cells.toArray();
  }
}
