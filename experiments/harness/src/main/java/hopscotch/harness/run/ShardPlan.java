package hopscotch.harness.run;

import hopscotch.harness.suite.Instance;
import hopscotch.harness.suite.SuitePlan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Distributes the work of a plan to shards. The work is cut into units that are small compared with
 * the fair share of a shard. The most expensive unit is assigned first, each to the shard that
 * would finish it first (R. L. Graham, Bounds on Multiprocessing Timing Anomalies, 1969). The
 * result depends only on the plan and on the number of shards.
 *
 * @param costs the costs of the instances, in their order
 * @param count the number of shards
 */
record ShardPlan(List<Instance> instances, List<WorkCost> costs, int count) {
  /** How many units a fair share is at least worth, but for units of one block. */
  private static final int UNITS_PER_SHARE = 32;

  /** A unit with the cost that it adds to the load of a shard. */
  private record Priced(WorkUnit unit, int instance, double nanos) {}

  /** The units and the load of a shard during the distribution. */
  private static final class Hand {
    final int number;
    final List<Priced> units = new ArrayList<>();
    double nanos;

    Hand(int number) {
      this.number = number;
    }
  }

  /** The work of a shard, in the order of the plan. */
  public static List<ShardWork> of(SuitePlan plan, Shard shard) throws IOException {
    List<Instance> instances = plan.instances();
    if (shard.equals(Shard.ALL)) {
      return instances.stream()
          .map(it -> new ShardWork(it, List.of(new WorkUnit(it, 0, 1))))
          .toList();
    }
    List<WorkCost> costs = new ArrayList<>();
    for (Instance instance : instances) {
      costs.add(WorkCost.of(plan.suite(), instance));
    }
    return shares(new ShardPlan(instances, costs, shard.count()).hands().get(shard.index() - 1));
  }

  private static List<ShardWork> shares(List<WorkUnit> units) {
    Map<Instance, List<WorkUnit>> byInstance = new LinkedHashMap<>();
    for (WorkUnit unit : units) {
      byInstance.computeIfAbsent(unit.instance(), unseen -> new ArrayList<>()).add(unit);
    }
    List<ShardWork> shares = new ArrayList<>();
    byInstance.forEach((instance, its) -> shares.add(new ShardWork(instance, List.copyOf(its))));
    return shares;
  }

  /** The units of each shard, in the order of the plan. A shard may have none. */
  public List<List<WorkUnit>> hands() {
    List<Hand> hands = new ArrayList<>();
    TreeSet<Hand> idlest =
        new TreeSet<>(
            Comparator.comparingDouble((Hand hand) -> hand.nanos)
                .thenComparingInt(hand -> hand.number));
    for (int i = 0; i < count; i++) {
      hands.add(new Hand(i));
    }
    idlest.addAll(hands);
    List<List<Hand>> ready = new ArrayList<>();
    instances.forEach(instance -> ready.add(new ArrayList<>()));
    for (Priced priced : dearestFirst()) {
      Hand hand = chosen(idlest.first(), ready.get(priced.instance), priced);
      idlest.remove(hand);
      if (!ready.get(priced.instance).contains(hand)) {
        ready.get(priced.instance).add(hand);
        hand.nanos += costs.get(priced.instance).readyNanos();
      }
      hand.nanos += priced.nanos;
      hand.units.add(priced);
      idlest.add(hand);
    }
    return hands.stream().map(hand -> inOrder(hand.units)).toList();
  }

  /** The shard that finishes the unit first: the idlest, or one that is ready on the map. */
  private Hand chosen(Hand idlest, List<Hand> ready, Priced priced) {
    Hand best = idlest;
    double least =
        idlest.nanos + (ready.contains(idlest) ? 0 : costs.get(priced.instance).readyNanos());
    for (Hand hand : ready) {
      if (hand.nanos < least) {
        best = hand;
        least = hand.nanos;
      }
    }
    return best;
  }

  /** All units of the plan, the most expensive first, equal ones in their order. */
  private List<Priced> dearestFirst() {
    double all = costs.stream().mapToDouble(WorkCost::queryNanos).sum();
    double most = all / count / UNITS_PER_SHARE;
    List<Priced> units = new ArrayList<>();
    for (int i = 0; i < costs.size(); i++) {
      WorkCost cost = costs.get(i);
      int pieces = pieces(cost, most);
      for (int index = 0; index < pieces; index++) {
        units.add(
            new Priced(
                new WorkUnit(instances.get(i), index, pieces), i, cost.queryNanos() / pieces));
      }
    }
    units.sort(Comparator.comparingDouble((Priced unit) -> unit.nanos).reversed());
    return units;
  }

  private int pieces(WorkCost cost, double most) {
    double wanted = count == 1 || most == 0 ? 1 : Math.ceil(cost.queryNanos() / most);
    return (int) Math.max(1, Math.min(cost.blocks(), wanted));
  }

  private static List<WorkUnit> inOrder(List<Priced> units) {
    return units.stream()
        .sorted(Comparator.comparingInt(Priced::instance).thenComparingInt(it -> it.unit.index()))
        .map(Priced::unit)
        .toList();
  }
}
