package hopscotch.hpa.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.MapShape;
import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.PathCheck;
import hopscotch.core.path.PathValidator;
import hopscotch.core.planner.Budget;
import hopscotch.hpa.abstraction.AbstractGraph;
import hopscotch.hpa.cluster.ClusterPaths;
import hopscotch.hpa.cluster.ClusterWorkspace;
import hopscotch.hpa.cluster.Crossing;
import hopscotch.hpa.cluster.Crossings;
import hopscotch.hpa.cluster.QueryMeter;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The edges of level 1 refined by where they turn. */
class EdgeTurnsTest {
  private static final Crossings ENDS = new Crossings(Crossing.ENDS, 17, false);

  @ParameterizedTest
  @EnumSource(
      value = MapShape.class,
      mode = Mode.INCLUDE,
      names = {"SPIRAL", "CAVE", "MAZE"})
  void anEdgeIsAPathOfItsCostFromEitherEnd(MapShape shape) {
    GridGraph graph = graph(shape);
    AbstractGraph abstraction = withTurns(graph);
    Level level = abstraction.level(1);
    for (int cluster = 0; cluster < level.clusters().count(); cluster++) {
      for (int i = 0; i < level.nodeCount(cluster); i++) {
        for (int j = 0; j < level.nodeCount(cluster); j++) {
          if (i != j && level.cost(cluster, i, j) != Level.NO_EDGE) {
            checkEdge(abstraction, cluster, i, j);
          }
        }
      }
    }
  }

  private static void checkEdge(AbstractGraph abstraction, int cluster, int i, int j) {
    GridGraph graph = abstraction.graph();
    Level level = abstraction.level(1);
    int from = level.cell(cluster, i);
    int to = level.cell(cluster, j);
    long cost = level.cost(cluster, i, j);
    ClusterPaths paths = new ClusterPaths(new ClusterWorkspace(graph, level.clusters()), false);
    PathBuffer path = new PathBuffer();
    path.add(from);
    abstraction.edgeTurns().append(from, to, cost, paths, path, QueryMeter.unlimited());
    PathCheck check = PathValidator.check(graph, path, from, to);
    assertTrue(check.isValid() && check.isGridPath(), check::problem);
    assertEquals(cost, check.cost());
    for (int k = 0; k < path.size(); k++) {
      assertEquals(cluster, level.clusters().of(path.cell(k)));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = MapShape.class,
      mode = Mode.INCLUDE,
      names = {"SPIRAL", "CAVE", "MAZE"})
  void repairedTurnsAreThoseOfTheChangedMap(MapShape shape) {
    GridGraph graph = graph(shape);
    AbstractGraph before = withTurns(graph);
    CellChanges changes =
        CellChanges.on(graph.map()).set(17, 17, '@').set(20, 31, '.').set(31, 32, '.').build();
    AbstractGraph after = before.withChanges(changes);
    assertTrue(after.sameAs(withTurns(graph.with(changes))));
    assertTrue(before.sameAs(withTurns(graph)));
  }

  @Test
  void terrainOfSeveralWeightsHasNone() {
    GridGraph graph =
        GridGraph.of(
            MapShape.ROOMS.map(48, 48, ".S", new Random(17)),
            Movement.parse("8 never 1/1 .=1,S=3"));
    assertNull(
        AbstractGraph.build(graph, 16, 1, ENDS, 1, Budget.UNLIMITED)
            .withTurns(0, 1, Budget.UNLIMITED)
            .edgeTurns());
  }

  @Test
  void anIndexWithoutRoomHasNone() {
    GridGraph graph = graph(MapShape.CAVE);
    AbstractGraph plain = AbstractGraph.build(graph, 16, 2, ENDS, 1, Budget.UNLIMITED);
    assertNull(plain.withTurns(0.001, 1, Budget.UNLIMITED).edgeTurns());
    assertNotNull(plain.withTurns(0, 1, Budget.UNLIMITED).edgeTurns());
  }

  private static GridGraph graph(MapShape shape) {
    return GridGraph.of(shape.map(80, 48, ".", new Random(17)), Movement.OCTILE);
  }

  private static AbstractGraph withTurns(GridGraph graph) {
    return AbstractGraph.build(graph, 16, 2, ENDS, 1, Budget.UNLIMITED)
        .withTurns(0, 2, Budget.UNLIMITED);
  }
}
