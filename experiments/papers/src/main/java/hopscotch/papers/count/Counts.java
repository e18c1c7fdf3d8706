package hopscotch.papers.count;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.output.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Counts under names without blanks. Each has the number of values, their sum, and on request the
 * values themselves.
 */
public final class Counts {
  private static final String SUMS = "sums";
  private static final String VALUES = "values";

  private final Map<String, Sum> sums = new TreeMap<>();
  private final Map<String, List<Double>> values = new TreeMap<>();

  private record Sum(double sum, long count) {
    Sum plus(Sum other) {
      return new Sum(sum + other.sum, count + other.count);
    }
  }

  /** Counts of nothing yet. */
  public Counts() {}

  /** Adds a value. */
  public void add(String name, double value) {
    sums.merge(name, new Sum(value, 1), Sum::plus);
  }

  /** Adds a count. */
  public void add(String name, long count) {
    add(name, (double) count);
  }

  /** Adds a count, and keeps it for quantiles. */
  public void keep(String name, long count) {
    keep(name, (double) count);
  }

  /** Adds the sum of {@code count} values. */
  public void addSum(String name, long sum, long count) {
    addSum(name, (double) sum, count);
  }

  /** Adds a value, and keeps it for quantiles. */
  public void keep(String name, double value) {
    add(name, value);
    values.computeIfAbsent(name, key -> new ArrayList<>()).add(value);
  }

  /** Adds the sum of {@code count} values. */
  public void addSum(String name, double sum, long count) {
    sums.merge(name, new Sum(sum, count), Sum::plus);
  }

  /** Adds all counts of another. */
  public void addAll(Counts other) {
    other.sums.forEach((name, sum) -> sums.merge(name, sum, Sum::plus));
    other.values.forEach(
        (name, list) -> values.computeIfAbsent(name, key -> new ArrayList<>()).addAll(list));
  }

  /** The names of the counts. */
  public Set<String> names() {
    return sums.keySet();
  }

  /** The sum. 0 if nothing was counted. */
  public double sum(String name) {
    return sums.getOrDefault(name, new Sum(0, 0)).sum();
  }

  /** The number of values that were added. */
  public long count(String name) {
    return sums.getOrDefault(name, new Sum(0, 0)).count();
  }

  /** The values that were kept. */
  public double[] values(String name) {
    return values.getOrDefault(name, List.of()).stream().mapToDouble(value -> value).toArray();
  }

  /** All counts as JSON. */
  public ObjectNode json() {
    ObjectNode tree = Json.object();
    ObjectNode sumsNode = tree.putObject(SUMS);
    sums.forEach((name, sum) -> sumsNode.putArray(name).add(sum.sum()).add(sum.count()));
    ObjectNode valuesNode = tree.putObject(VALUES);
    values.forEach(
        (name, list) -> {
          ArrayNode array = valuesNode.putArray(name);
          list.forEach(array::add);
        });
    return tree;
  }

  /** The counts that {@link #json} wrote. */
  public static Counts of(JsonNode tree) {
    Counts counts = new Counts();
    tree.path(SUMS)
        .properties()
        .forEach(
            sum ->
                counts.addSum(
                    sum.getKey(),
                    sum.getValue().get(0).asDouble(),
                    sum.getValue().get(1).asLong()));
    for (Map.Entry<String, JsonNode> kept : tree.path(VALUES).properties()) {
      List<Double> list = new ArrayList<>();
      kept.getValue().forEach(value -> list.add(value.asDouble()));
      counts.values.put(kept.getKey(), list);
    }
    return counts;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Counts counts
        && counts.sums.equals(sums)
        && counts.values.equals(values);
  }

  @Override
  public int hashCode() {
    return 31 * sums.hashCode() + values.hashCode();
  }

  @Override
  public String toString() {
    return sums.toString();
  }
}
