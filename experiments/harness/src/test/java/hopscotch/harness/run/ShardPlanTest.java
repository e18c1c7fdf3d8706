package hopscotch.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.MovementText;
import hopscotch.harness.suite.PlannedMap;
import hopscotch.harness.suite.SuitePlan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ShardPlanTest {
  private static final int BLOCK = 50;

  @Property
  void everyQueryIsInTheUnitsOfOneShardOnce(
      @ForAll @IntRange(max = 1000) int queries, @ForAll @IntRange(min = 1, max = 40) int pieces) {
    List<Integer> order = numbers(queries);
    List<Integer> dealt = new ArrayList<>();
    for (int index = 0; index < pieces; index++) {
      List<Integer> mine = new WorkUnit(instance(0), index, pieces).of(order, BLOCK);
      boolean isLast = dealt.size() + mine.size() == queries;
      assertTrue(mine.size() % BLOCK == 0 || isLast, "a block is never cut");
      dealt.addAll(mine);
    }
    assertEquals(order, dealt);
  }

  @Property
  void everyUnitIsDealtOnceAndNoShardIsMoreThanAUnitAboveTheMean(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 30) int maps,
      @ForAll @IntRange(min = 1, max = 70) int shards) {
    List<Instance> instances = new ArrayList<>();
    List<WorkCost> costs = costs(new Random(seed), maps);
    for (int map = 0; map < maps; map++) {
      instances.add(instance(map));
    }
    List<List<WorkUnit>> hands = new ShardPlan(instances, costs, shards).hands();
    assertEquals(shards, hands.size());
    Set<WorkUnit> all = new HashSet<>();
    double[] loads = new double[shards];
    double largest = 0;
    for (int shard = 0; shard < shards; shard++) {
      Set<Instance> ready = new HashSet<>();
      for (WorkUnit unit : hands.get(shard)) {
        assertTrue(all.add(unit), "dealt twice: " + unit);
        WorkCost cost = costs.get(instances.indexOf(unit.instance()));
        double nanos = cost.queryNanos() / unit.count();
        loads[shard] += nanos + (ready.add(unit.instance()) ? cost.readyNanos() : 0);
        largest = Math.max(largest, nanos + cost.readyNanos());
      }
    }
    for (Instance instance : instances) {
      List<WorkUnit> its = all.stream().filter(unit -> unit.instance().equals(instance)).toList();
      assertEquals(its.get(0).count(), its.size());
    }
    double mean = sum(loads) / shards;
    for (double load : loads) {
      assertTrue(load <= mean + largest + 1e-6 * mean, load + " of a mean of " + mean);
    }
  }

  @Test
  void oneMapOfTenThousandQueriesSpreadsOverEightShards() {
    List<WorkCost> costs = List.of(new WorkCost(1e9, 100e9, 200));
    List<List<WorkUnit>> hands = new ShardPlan(List.of(instance(0)), costs, 8).hands();
    List<Integer> order = numbers(10_000);
    for (List<WorkUnit> hand : hands) {
      int queries = hand.stream().mapToInt(unit -> unit.of(order, BLOCK).size()).sum();
      assertEquals(1250, queries, 2.0 * BLOCK * hand.size());
    }
  }

  @Test
  void aShardHasTheSameQueriesWhereverItsMapsAre() throws IOException {
    String suite = Suites.MAPS + "timing: quick\nblock: 3\nplanners: [astar]\n";
    SuitePlan plan = Suites.plan(suite);
    List<Set<String>> shards = new ArrayList<>();
    for (int index = 1; index <= 3; index++) {
      Set<String> here = drawn(plan, new Shard(index, 3));
      List<PlannedMap> moved = new ArrayList<>();
      for (PlannedMap map : plan.maps()) {
        moved.add(
            new PlannedMap(map.set(), map.id(), map.file(), List.of(Path.of("x")), map.recipe()));
      }
      assertEquals(here, drawn(new SuitePlan(plan.suite(), moved), new Shard(index, 3)));
      shards.forEach(other -> assertTrue(here.stream().noneMatch(other::contains)));
      shards.add(here);
    }
    assertEquals(40, shards.stream().mapToInt(Set::size).sum());
  }

  private static Set<String> drawn(SuitePlan plan, Shard shard) throws IOException {
    Set<String> queries = new HashSet<>();
    for (ShardWork share : ShardPlan.of(plan, shard)) {
      for (Assignment assignment : Assignment.of(plan.suite(), share.instance())) {
        for (int query : assignment.order(plan.suite(), share)) {
          queries.add(share.instance().map().id() + " " + assignment.number(query));
        }
      }
    }
    return queries;
  }

  private static List<WorkCost> costs(Random random, int maps) {
    List<WorkCost> costs = new ArrayList<>();
    for (int map = 0; map < maps; map++) {
      int blocks = random.nextInt(300);
      double nanos = blocks * 1e6 * Math.exp(3 * random.nextDouble());
      costs.add(new WorkCost(1e8 * random.nextDouble(), nanos, blocks));
    }
    return costs;
  }

  private static double sum(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum;
  }

  private static List<Integer> numbers(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  private static Instance instance(int number) {
    PlannedMap map =
        new PlannedMap("set", "set/" + number, Path.of("map" + number), List.of(), null);
    return new Instance(map, MovementText.BENCHMARK);
  }
}
