package hopscotch.cli.verify;

import hopscotch.cli.options.ContractOptions;
import hopscotch.core.contract.Contract;
import hopscotch.core.contract.Promise;
import hopscotch.core.contract.Subject;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.judge.contract.Subjects;
import hopscotch.judge.timing.Timeout;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code verify --contract}: checks the contract of planners on generated maps. */
final class VerifyContract {
  /** A small map with all letters that weigh more under some movement. */
  private static final GridMap SMALL = GridMap.parse(".SG", "GS.");

  private final ContractOptions options;
  private final PrintWriter out;
  private WrongAnswerReport wrongAnswer;

  VerifyContract(ContractOptions options, PrintWriter out) {
    this.options = options;
    this.out = out;
  }

  /**
   * Checks planners one after another, and prints the promises that they do not keep, and the
   * number of maps of each movement on which they were checked.
   *
   * @return the number of promises that are not kept, or could not be checked
   * @throws IllegalArgumentException if a planner serves no movement, or does not start
   */
  int check(List<KnownSpec> specs) {
    int broken = 0;
    for (KnownSpec spec : specs) {
      Subject subject =
          Subjects.of(
              spec, graph -> Planners.prepare(spec, graph, Budget.UNLIMITED), options.budget(), 0);
      Set<Promise> promises = Subjects.promises(spec);
      Contract.Findings findings =
          new Contract(subject, served(spec)).check(promises, options.tries(), options.seed());
      List<Contract.Breach> breaches = findings.breaches();
      breaches.forEach(out::println);
      int held = promises.size() - breaches.size() - findings.unasked();
      out.printf(
          "%s: %d of %d promises are kept on %d maps of seed %d%s%n",
          spec,
          held,
          promises.size(),
          findings.maps().values().stream().mapToInt(Integer::intValue).sum(),
          options.seed(),
          findings.unasked() > 0
              ? "; %d were not asked any more".formatted(findings.unasked())
              : "");
      findings.maps().forEach((movement, maps) -> out.printf("%6d of '%s'%n", maps, movement));
      out.flush();
      if (wrongAnswer == null && !breaches.isEmpty()) {
        wrongAnswer = wrongAnswer(spec, breaches.get(0), promises.size() - held, promises.size());
      }
      broken += promises.size() - held;
    }
    return broken;
  }

  /** The first broken promise of the last check as a report to paste. */
  Optional<WrongAnswerReport> findWrongAnswer() {
    return Optional.ofNullable(wrongAnswer);
  }

  private WrongAnswerReport wrongAnswer(
      KnownSpec spec, Contract.Breach breach, int broken, int asked) {
    String command =
        "hopscotch verify --contract --planner %s --tries %d --seed %d%n%n%s"
            .formatted(
                WrongAnswerReport.quote(spec.toString()),
                options.tries(),
                options.seed(),
                breach.example().text());
    String often =
        "%d of %d promises are not kept; this is the first, on the smallest map that was found."
            .formatted(broken, asked);
    return new WrongAnswerReport(
        command, breach.finding().text(), "This promise: " + breach.promise().text() + ".", often);
  }

  /** The movements that a planner serves, at least one. */
  private List<Movement> served(KnownSpec spec) {
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

  /** Refuses a planner that does not serve a movement. Other failures are findings. */
  private void requireServes(KnownSpec spec, Movement movement) {
    try {
      GridGraph graph = GridGraph.of(SMALL, movement);
      Timeout.ask(spec, options.budget(), () -> Planners.prepare(spec, graph, Budget.UNLIMITED));
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      return;
    }
  }
}
