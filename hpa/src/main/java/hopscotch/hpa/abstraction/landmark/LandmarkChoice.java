package hopscotch.hpa.abstraction.landmark;

import hopscotch.hpa.abstraction.level.Level;
import hopscotch.hpa.abstraction.search.GroupSearch;
import java.util.HashMap;
import java.util.Map;

/** Chooses the landmarks of a level one after the other, in the component with the most nodes. */
interface LandmarkChoice {
  /** The cell of the next landmark. */
  int next();

  /** Takes note of the distances from one of the landmarks last asked for; each is told. */
  void know(GroupSearch search);

  /** The cell of a node in the component that has the most. */
  static int mostConnected(Level level) {
    Map<Integer, Integer> counts = new HashMap<>();
    int best = -1;
    int most = 0;
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        int cell = level.cell(cluster, i);
        int count = counts.merge(level.graph().components().label(cell), 1, Integer::sum);
        if (count > most) {
          most = count;
          best = cell;
        }
      }
    }
    return best;
  }
}
