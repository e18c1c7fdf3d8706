package hopscotch.cli.solve;

import hopscotch.cli.console.Interruption;
import hopscotch.cli.console.Rows;
import hopscotch.cli.console.UsageException;
import hopscotch.cli.options.BudgetOptions;
import hopscotch.cli.options.FormatOption;
import hopscotch.cli.options.GuestOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.QueryPlanners;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of {@code solve} for queries and walks: planners, budget, format. */
final class AnswerOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private QueryPlanners planners;

  @Option(names = "--path", description = "Add a column with the cells of the path.")
  private boolean withPath;

  @Mixin private MovementOptions movement;
  @Mixin private BudgetOptions budgets;
  @Mixin private GuestOption guests;
  @Mixin private FormatOption format;

  /** Asks for answers, and counts the wrong ones. */
  @FunctionalInterface
  interface Asking {
    /** Asks until the budget is cancelled. Returns the number of wrong answers. */
    long faults(Budget budget) throws IOException;
  }

  List<KnownSpec> specs() {
    return planners.specs();
  }

  boolean withPath() {
    return withPath;
  }

  MovementOptions movement() {
    return movement;
  }

  FormatOption format() {
    return format;
  }

  /** Asks for answers until that is finished or interrupted, and returns the exit code. */
  int ask(Asking asking) throws IOException {
    guests.admit();
    Budget budget = budgets.budget();
    return Interruption.during(
        command.commandLine().getErr(), budget::cancel, () -> asking.faults(budget));
  }

  /** Starts to write rows. A path that was asked for is never shortened. */
  Rows open(List<String> columns, List<String> dropped) {
    return withPath
        ? Rows.open(format.format(), command.commandLine().getOut(), columns)
        : format.open(command.commandLine().getOut(), columns, dropped);
  }

  /** The result of a preparation. Empty if it was interrupted. */
  <T> Optional<T> prepare(Supplier<T> preparation, Budget budget) {
    try {
      return Optional.of(preparation.get());
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    } catch (BudgetExhaustedException e) {
      if (budget.isCancelled()) {
        return Optional.empty();
      }
      throw new UsageException(e.getMessage());
    }
  }
}
