package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hopscotch.core.contract.GridCase;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.Planners;
import hopscotch.core.search.open.EntryHeap;
import hopscotch.core.testkit.GridCases;
import hopscotch.hpa.contraction.Contraction;
import hopscotch.hpa.contraction.ContractionHierarchy;
import hopscotch.hpa.contraction.RunLayout;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Labels against Dijkstra's algorithm on the subgoal graph. */
class HubLabellingTest {
  private static final String SEED = "2012";
  private static final long FAR = Long.MAX_VALUE / 2;

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  private final GridGraph ring = GridGraph.of(GridMap.parse("...", ".@.", "..."), Movement.OCTILE);

  private static SubgoalGraph subgoals(GridGraph graph) {
    return SubgoalGraph.build(graph, "hl", Budget.UNLIMITED);
  }

  private static ContractionHierarchy hierarchy(SubgoalGraph subgoals) {
    return Contraction.contractAll(subgoals, Budget.UNLIMITED);
  }

  @Property(seed = SEED)
  void everyEntryIsADistance(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = subgoals(query.graph());
    ContractionHierarchy hierarchy = hierarchy(subgoals);
    HubLabels labels = HubLabelling.of(hierarchy, Budget.UNLIMITED);
    int nodes = subgoals.nodeCount();
    for (int node = 0; node < nodes; node++) {
      long[] distances = distances(subgoals, node);
      for (int i = labels.starts[node]; i < labels.starts[node + 1]; i++) {
        int hub = hierarchy.order()[nodes - 1 - HubLabels.hub(labels.entries[i])];
        assertEquals(distances[hub], labels.costAt(i), query::toString);
        assertEquals(hub == node, labels.link(i) == HubLabels.OWN, query::toString);
      }
    }
  }

  @Property(seed = SEED)
  void twoLabelsHaveAHubOnAShortestPath(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = subgoals(query.graph());
    HubLabels labels = HubLabelling.of(hierarchy(subgoals), Budget.UNLIMITED);
    HubTable table = new HubTable(labels);
    for (int a = 0; a < subgoals.nodeCount(); a++) {
      long[] distances = distances(subgoals, a);
      table.clear();
      table.spread(a, 0);
      for (int b = 0; b < subgoals.nodeCount(); b++) {
        long joined = table.join(b, 0, HubTable.UNREACHED);
        assertEquals(Math.min(distances[b], HubTable.UNREACHED), joined, query::toString);
      }
    }
  }

  @Property(seed = SEED)
  void noEntryIsProvedNeedlessByAnotherHub(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = subgoals(query.graph());
    ContractionHierarchy hierarchy = hierarchy(subgoals);
    HubLabels labels = HubLabelling.of(hierarchy, Budget.UNLIMITED);
    int nodes = subgoals.nodeCount();
    for (int node = 0; node < nodes; node++) {
      for (int i = labels.starts[node]; i < labels.starts[node + 1]; i++) {
        int rank = HubLabels.hub(labels.entries[i]);
        int hub = hierarchy.order()[nodes - 1 - rank];
        for (int j = labels.starts[hub]; j < labels.starts[hub + 1] - 1; j++) {
          int above = labels.find(node, HubLabels.hub(labels.entries[j]));
          boolean isNeedless =
              above >= 0 && labels.costAt(above) + labels.costAt(j) <= labels.costAt(i);
          assertFalse(isNeedless, query::toString);
        }
      }
    }
  }

  /** The entries' ways are followed arc by arc. */
  @Property(seed = SEED)
  void anEntryCameByAnEntryOfItsArcsTarget(@ForAll("queries") GridCase query) {
    SubgoalGraph subgoals = subgoals(query.graph());
    ContractionHierarchy hierarchy = hierarchy(subgoals);
    HubLabels labels = HubLabelling.of(hierarchy, Budget.UNLIMITED);
    for (int node = 0; node < subgoals.nodeCount(); node++) {
      for (int i = labels.starts[node]; i < labels.starts[node + 1] - 1; i++) {
        int link = labels.link(i);
        int arc = hierarchy.upward().starts()[node] + HubLabels.arc(link);
        int target = hierarchy.upward().targets()[arc];
        int there = labels.starts[target] + HubLabels.next(link);
        assertEquals(labels.find(target, HubLabels.hub(labels.entries[i])), there, query::toString);
        long cost = hierarchy.upward().costs()[arc] + labels.costAt(there);
        assertEquals(cost, labels.costAt(i), query::toString);
      }
    }
  }

  /** Around one blocked cell four subgoals stand in a ring; the first two contracted face it. */
  @Example
  void itsBytesAreThoseOfItsArrays() {
    SubgoalGraph subgoals = subgoals(ring);
    ContractionHierarchy hierarchy = hierarchy(subgoals);
    HubLabels labels = HubLabelling.of(hierarchy, Budget.UNLIMITED);
    assertEquals(9, labels.entries.length);
    assertEquals(4 * 5 + 12 * 9, labels.bytes());
    long index = Planners.prepare("hl(seeds=kept)", ring).indexBytes();
    long arcs = LabelArcs.of(RunLayout.of(hierarchy)).bytes();
    long seeds = SeedTable.of(subgoals, SeedUse.KEPT, Budget.UNLIMITED).bytes();
    assertEquals(subgoals.withoutEdges().bytes() + arcs + labels.bytes() + seeds, index);
  }

  @Example
  void everyLabelCountsAgainstTheBudget() {
    ContractionHierarchy hierarchy = hierarchy(subgoals(ring));
    assertThrows(
        BudgetExhaustedException.class, () -> HubLabelling.of(hierarchy, Budget.expansions(2)));
  }

  /** Levels of so many nodes are shared among threads. */
  @Example
  void labelsOfManyNodesHoldDistances() {
    Random random = new Random(2012);
    GridMap map = GridMap.of(150, 150, (x, y) -> random.nextInt(10) > 2);
    SubgoalGraph subgoals = subgoals(GridGraph.of(map, Movement.OCTILE));
    ContractionHierarchy hierarchy = hierarchy(subgoals);
    HubLabels labels = HubLabelling.of(hierarchy, Budget.UNLIMITED);
    int nodes = subgoals.nodeCount();
    for (int node = 0; node < nodes; node += nodes / 10) {
      long[] distances = distances(subgoals, node);
      for (int other = 0; other < nodes; other++) {
        long distance = distance(labels, node, other);
        assertEquals(distances[other], distance, node + " to " + other);
      }
    }
    int sum = 0;
    for (int node = 0; node < nodes; node++) {
      sum += labels.size(node);
    }
    assertEquals(labels.entries.length, sum);
    Budget tooFew = Budget.expansions(nodes - 1);
    assertThrows(BudgetExhaustedException.class, () -> HubLabelling.of(hierarchy, tooFew));
    assertEquals(sum, HubLabelling.of(hierarchy, Budget.expansions(nodes)).entries.length);
  }

  /** The least sum over a hub of both. */
  private static long distance(HubLabels labels, int a, int b) {
    long least = FAR;
    for (int i = labels.starts[a]; i < labels.starts[a + 1]; i++) {
      int there = labels.find(b, HubLabels.hub(labels.entries[i]));
      least = there < 0 ? least : Math.min(least, labels.costAt(i) + labels.costAt(there));
    }
    return least;
  }

  private static long[] distances(SubgoalGraph subgoals, int source) {
    long[] distances = new long[subgoals.nodeCount()];
    Arrays.fill(distances, FAR);
    EntryHeap open = new EntryHeap();
    distances[source] = 0;
    open.push(0, source);
    while (open.size() > 0) {
      int node = (int) open.topEntry();
      long distance = open.topKey();
      open.pop();
      for (int i = subgoals.edgeStart(node); i < subgoals.edgeEnd(node); i++) {
        int next = subgoals.edges()[i];
        long nextDistance = distance + subgoals.distance(node, next);
        if (nextDistance < distances[next]) {
          distances[next] = nextDistance;
          open.push(nextDistance, next);
        }
      }
    }
    return distances;
  }
}
