package hopscotch.experiments.cli.command;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.cli.options.ContractOptions;
import hopscotch.experiments.contract.Contract;
import hopscotch.experiments.contract.Property;
import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** {@code verify --contract}: the contract of planners on generated maps. */
final class VerifyContract {
  private static final GridMap SMALL = GridMap.parse("...", "...");

  private static final Set<Property> ALL = EnumSet.allOf(Property.class);

  private final ContractOptions options;
  private final PrintWriter out;

  VerifyContract(ContractOptions options, PrintWriter out) {
    this.options = options;
    this.out = out;
  }

  /**
   * Checks planners one after the other, and prints what they do not keep.
   *
   * @return how many properties do not hold
   * @throws IllegalArgumentException if a planner cannot serve the movement, or does not start
   */
  int check(List<PlannerSpec> specs) {
    int broken = 0;
    for (PlannerSpec spec : specs) {
      Planners.prepare(spec, GridGraph.of(SMALL, options.movement()), Budget.UNLIMITED);
      Contract contract =
          new Contract(
              spec,
              graph -> Planners.prepare(spec, graph, Budget.UNLIMITED),
              options.movement(),
              options.budget());
      List<Contract.Breach> breaches = contract.check(ALL, options.tries(), options.seed());
      breaches.forEach(out::println);
      out.printf(
          "%s: %d of %d properties hold on %d maps of seed %d%n",
          spec, ALL.size() - breaches.size(), ALL.size(), options.tries(), options.seed());
      out.flush();
      broken += breaches.size();
    }
    return broken;
  }
}
