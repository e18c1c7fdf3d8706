package hopscotch.mapf.cbs.lowlevel;

import hopscotch.mapf.distance.VertexGraph;
import hopscotch.mapf.kit.Walks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A small map, and branches of a constraint tree by chance that bind unit 0, of two: what the
 * branches say, each read by itself.
 */
final class BoundUnit {
  /** Nothing changes after so many steps. */
  static final int LAST = 14;

  final VertexGraph graph;
  final int[] goals;
  final List<Branch> branches = new ArrayList<>();
  final ConstraintTable table;

  BoundUnit(Random random) {
    graph = Walks.graph(random);
    goals = new int[] {random.nextInt(graph.size()), random.nextInt(graph.size())};
    int[] taken = Walks.walk(graph, random);
    for (int i = random.nextInt(6); i > 0; i--) {
      branches.add(random.nextInt(4) == 0 ? demand(taken, random) : branch(random));
    }
    table = new ConstraintTable(graph);
    table.read(List.of(Branch.of(Constraint.vertex(0, 0, 1))), 0, goals);
    table.read(branches, 0, goals);
  }

  /**
   * Of unit 0 only what one path does is demanded, so that no two demands contradict each other.
   */
  private static Branch demand(int[] taken, Random random) {
    int step = 1 + random.nextInt(7);
    int from = Walks.at(taken, step - 1);
    int to = Walks.at(taken, step);
    boolean isMove = from != to && random.nextBoolean();
    return Branch.demanding(new Constraint(0, isMove ? from : -1, to, step, step));
  }

  private Branch branch(Random random) {
    int unit = random.nextInt(2);
    int vertex = random.nextInt(graph.size());
    int step = 1 + random.nextInt(7);
    int degree = graph.degree(vertex);
    int from = degree == 0 ? -1 : graph.targets()[graph.first()[vertex] + random.nextInt(degree)];
    return switch (random.nextInt(8)) {
      case 0 -> Branch.of(Constraint.range(unit, vertex, step, step + random.nextInt(4)));
      case 1 -> Branch.of(Constraint.range(unit, vertex, step, Constraint.FOREVER));
      case 2 -> Branch.demanding(Constraint.vertex(1, vertex, step));
      case 3 -> Branch.demanding(new Constraint(1, from, vertex, step, step));
      case 4 -> Branch.longer(unit, step);
      case 5 -> Branch.shorter(unit, step + 3);
      case 6 ->
          Branch.of(
              unit,
              List.of(
                  new Constraint(unit, from, vertex, step, step),
                  Constraint.vertex(unit, vertex, step + 2)));
      default -> Branch.of(Constraint.vertex(unit, vertex, step));
    };
  }

  /** Whether all branches let the unit go from a vertex to itself or another, there at a step. */
  boolean allows(int from, int to, int step) {
    return branches.stream().allMatch(branch -> allows(branch, from, to, step));
  }

  private boolean allows(Branch branch, int from, int to, int step) {
    Constraint demand = branch.demand();
    if (branch.unit() == 0 && demand != null) {
      boolean isThere = step != demand.first() || to == demand.to();
      boolean wasThere = demand.from() < 0 || step != demand.first() - 1 || to == demand.from();
      return isThere && wasThere;
    }
    if (branch.unit() == 0) {
      return branch.constraints().stream()
          .noneMatch(
              constraint ->
                  constraint.to() == to
                      && (constraint.from() < 0 || constraint.from() == from)
                      && constraint.first() <= step
                      && step <= constraint.last());
    }
    if (demand != null) {
      return !meets(demand, from, to, step);
    }
    return to != goals[1] || step < branch.mostSteps();
  }

  /** Whether a move meets another unit that takes the place or the move that is demanded of it. */
  private boolean meets(Constraint demand, int from, int to, int step) {
    boolean isBefore = demand.from() >= 0 && step == demand.first() - 1;
    if (isBefore && to == demand.from() || step == demand.first() && to == demand.to()) {
      return true;
    }
    return demand.from() >= 0
        && step == demand.first()
        && Walks.crosses(graph, from, to, demand.from(), demand.to());
  }

  /** Whether the unit may come to rest at its goal at a step. */
  boolean mayRest(int step) {
    for (Branch branch : branches) {
      if (branch.unit() == 0 && (step < branch.leastSteps() || step > branch.mostSteps())) {
        return false;
      }
    }
    for (int later = step + 1; later <= LAST + step; later++) {
      if (!allows(goals[0], goals[0], later)) {
        return false;
      }
    }
    return true;
  }

  boolean allowsPath(int[] path) {
    boolean allowed = allows(path[0], path[0], 0) && mayRest(path.length - 1);
    for (int step = 1; step < path.length && allowed; step++) {
      allowed = allows(path[step - 1], path[step], step);
    }
    return allowed;
  }

  /** The vertices that the unit can go to from one, that one among them. */
  int[] onwards(int vertex) {
    int first = graph.first()[vertex];
    int[] to = Arrays.copyOfRange(graph.targets(), first, graph.first()[vertex + 1] + 1);
    to[to.length - 1] = vertex;
    return to;
  }

  String text() {
    return graph.grid().map() + "\nto " + goals[0] + " and " + goals[1] + " by " + branches;
  }
}
