package hopscotch.visual.teach.lecture;

import hopscotch.core.grid.GridMap;
import hopscotch.mapf.planner.TreeObserver.Constraint;
import hopscotch.mapf.planner.TreeObserver.Node;
import hopscotch.mapf.team.Plan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Describes the nodes of a constraint tree in words. Units are called 1, 2, ... */
final class ConstraintWords {
  private final GridMap map;
  private final Map<Long, Node> nodes = new LinkedHashMap<>();
  private final Map<Long, List<Node>> children = new LinkedHashMap<>();
  private final Map<Long, String> splits = new LinkedHashMap<>();

  ConstraintWords(GridMap map) {
    this.map = map;
  }

  void add(Node node) {
    boolean isNew = node.number() < 0 || nodes.put(node.number(), node) == null;
    if (isNew && node.parent() >= 0) {
      children.computeIfAbsent(node.parent(), parent -> new ArrayList<>()).add(node);
    }
  }

  void split(long node, String conflict) {
    splits.put(node, conflict);
  }

  Node node(long number) {
    return nodes.get(number);
  }

  /** A node's number, cost and constraints. */
  String describe(Node node) {
    if (node.number() < 0) {
      return "no node: %s, no path is left".formatted(constraints(node));
    }
    String what = node.constraints().isEmpty() ? "no constraint" : constraints(node);
    return "node %d, cost %d: %s".formatted(node.number(), node.cost(), what);
  }

  private String constraints(Node node) {
    return node.constraints().stream().map(this::describe).collect(Collectors.joining(", "));
  }

  private String describe(Constraint constraint) {
    String unit = "unit " + (constraint.unit() + 1);
    String cell = constraint.cell() < 0 ? "" : map.describe(constraint.cell());
    String from = constraint.from() < 0 ? "" : map.describe(constraint.from());
    String when =
        constraint.last() == Integer.MAX_VALUE
            ? "from step %d on".formatted(constraint.first())
            : constraint.first() == constraint.last()
                ? "at step %d".formatted(constraint.first())
                : "at steps %d to %d".formatted(constraint.first(), constraint.last());
    return switch (constraint.kind()) {
      case AVOID_CELL -> "%s not in %s %s".formatted(unit, cell, when);
      case AVOID_MOVE -> "%s not from %s to %s %s".formatted(unit, from, cell, when);
      case TAKE_CELL -> "%s in %s %s".formatted(unit, cell, when);
      case TAKE_MOVE -> "%s from %s to %s %s".formatted(unit, from, cell, when);
      case REST_FROM -> "%s rests from step %d on or later".formatted(unit, constraint.first());
      case REST_BY -> "%s rests by step %d".formatted(unit, constraint.last());
    };
  }

  /** The tree, one line for each node, with children indented. */
  List<String> tree() {
    List<String> lines = new ArrayList<>();
    if (nodes.containsKey(0L)) {
      addTree(lines, nodes.get(0L), "");
    }
    return lines;
  }

  private void addTree(List<String> lines, Node node, String indent) {
    String split = splits.get(node.number());
    lines.add(indent + describe(node) + (split == null ? "" : "; split"));
    for (Node child : children.getOrDefault(node.number(), List.of())) {
      if (child.number() < 0) {
        lines.add(indent + "  " + describe(child));
      } else {
        addTree(lines, nodes.get(child.number()), indent + "  ");
      }
    }
  }

  /** Names the node with a plan. */
  String holder(Plan plan) {
    return nodes.values().stream()
        .filter(node -> plan.equals(node.plan()))
        .map(node -> "in node " + node.number())
        .findFirst()
        .orElse("found");
  }

  /** The number of nodes that were made. */
  int size() {
    return nodes.size();
  }

  /** The number of nodes that were split. */
  int splits() {
    return splits.size();
  }
}
