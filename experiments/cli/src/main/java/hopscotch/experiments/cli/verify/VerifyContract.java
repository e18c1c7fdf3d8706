package hopscotch.experiments.cli.verify;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.experiments.cli.options.planner.ContractOptions;
import hopscotch.experiments.contract.Contract;
import hopscotch.experiments.contract.Property;
import hopscotch.experiments.query.trial.Patience;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code verify --contract}: the contract of planners on generated maps. */
final class VerifyContract {
  /** Of all letters that weigh more under some movement. */
  private static final GridMap SMALL = GridMap.parse(".SG", "GS.");

  private static final Set<Property> ALL = EnumSet.allOf(Property.class);

  private final ContractOptions options;
  private final PrintWriter out;
  private WrongAnswerReport wrongAnswer;

  VerifyContract(ContractOptions options, PrintWriter out) {
    this.options = options;
    this.out = out;
  }

  /**
   * Checks planners one after the other, and prints what they do not keep, and on how many maps of
   * which movement that was asked.
   *
   * @return how many properties do not hold, or could not be asked for
   * @throws IllegalArgumentException if a planner serves no movement, or does not start
   */
  int check(List<PlannerSpec> specs) {
    int broken = 0;
    for (PlannerSpec spec : specs) {
      Contract contract =
          new Contract(
              spec,
              graph -> Planners.prepare(spec, graph, Budget.UNLIMITED),
              served(spec),
              options.budget());
      Contract.Findings findings = contract.check(ALL, options.tries(), options.seed());
      List<Contract.Breach> breaches = findings.breaches();
      breaches.forEach(out::println);
      int held = ALL.size() - breaches.size() - contract.unasked();
      out.printf(
          "%s: %d of %d properties hold on %d maps of seed %d%s%n",
          spec,
          held,
          ALL.size(),
          findings.maps().values().stream().mapToInt(Integer::intValue).sum(),
          options.seed(),
          contract.unasked() > 0
              ? "; %d were not asked any more".formatted(contract.unasked())
              : "");
      findings.maps().forEach((movement, maps) -> out.printf("%6d of '%s'%n", maps, movement));
      out.flush();
      if (wrongAnswer == null && !breaches.isEmpty()) {
        wrongAnswer = wrongAnswer(spec, breaches.get(0), ALL.size() - held);
      }
      broken += ALL.size() - held;
    }
    return broken;
  }

  /** The first broken property of the last check as a report to paste. */
  Optional<WrongAnswerReport> findWrongAnswer() {
    return Optional.ofNullable(wrongAnswer);
  }

  private WrongAnswerReport wrongAnswer(PlannerSpec spec, Contract.Breach breach, int broken) {
    String command =
        "hopscotch verify --contract --planner %s --tries %d --seed %d%n%n%s"
            .formatted(
                WrongAnswerReport.quote(spec.toString()),
                options.tries(),
                options.seed(),
                breach.example());
    String often =
        "%d of %d properties do not hold; this is the first, on the smallest map that was found."
            .formatted(broken, ALL.size());
    return new WrongAnswerReport(
        command, breach.fault(), "This property: " + breach.property().text() + ".", often);
  }

  /** The movements that a planner serves; at least one. */
  private List<Movement> served(PlannerSpec spec) {
    List<Movement> served = new ArrayList<>();
    IllegalArgumentException refusal = null;
    for (Movement movement : options.movements()) {
      try {
        requireServes(spec, movement);
        served.add(movement);
      } catch (IllegalArgumentException e) {
        refusal = refusal == null ? e : refusal;
      }
    }
    if (served.isEmpty()) {
      throw refusal;
    }
    return served;
  }

  /** What else goes wrong in a preparation is a finding, with a map to it. */
  private void requireServes(PlannerSpec spec, Movement movement) {
    try {
      GridGraph graph = GridGraph.of(SMALL, movement);
      Patience.ask(spec, options.budget(), () -> Planners.prepare(spec, graph, Budget.UNLIMITED));
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      return;
    }
  }
}
