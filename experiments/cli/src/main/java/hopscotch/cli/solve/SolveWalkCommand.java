package hopscotch.cli.solve;

import hopscotch.cli.console.ConsoleCommand;
import hopscotch.cli.console.Rows;
import hopscotch.cli.options.LimitOption;
import hopscotch.cli.options.MovementOptions;
import hopscotch.cli.options.WalkFile;
import hopscotch.core.planner.Budget;
import hopscotch.datasets.walk.WalkFiles;
import hopscotch.judge.query.WalkReplay;
import hopscotch.judge.timing.WalkComparison;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code solve walk}: answers the asks of a walk on a map that changes, with one row for each. */
@Command(
    name = "walk",
    description = "Answer the asks of a walk on a map that changes, in order: a row each.",
    footer = {
      "  hopscotch solve walk arena2.scen --planner dstarlite --planner hpa",
      "",
      "A walk is a dynamic scenario of the competition, version 2, or a walk in plain"
          + " text. The time to take in changes and the time to answer have a column each. A"
          + " planner that is not incremental is repaired or prepared anew after changes.",
      "",
      "Exit code 3: an answer was invalid, missed a path, failed, broke the promise of its"
          + " planner, or contradicts the file."
    })
final class SolveWalkCommand extends ConsoleCommand {
  @Mixin private WalkFile file;
  @Mixin private LimitOption limit;
  @Mixin private AnswerOptions answers;

  @Override
  public Integer call() throws IOException {
    limit.count();
    return answers.ask(this::solve);
  }

  private long solve(Budget budget) throws IOException {
    boolean withPath = answers.withPath();
    MovementOptions movement = answers.movement();
    WalkReplay walk =
        new WalkReplay(WalkFiles.read(file.path(), movement.letters()), movement.movement());
    Optional<SolveWalk> prepared =
        answers.prepare(
            () ->
                new SolveWalk(
                    new WalkComparison(walk.firstGraph(), answers.specs(), budget), withPath),
            budget);
    if (prepared.isEmpty()) {
      return 0;
    }
    SolveWalk run = prepared.get();
    try (Rows rows = answers.open(SolveWalk.columns(withPath), SolveWalk.DROPPED)) {
      run.solve(walk, limit.count(), budget, rows);
    }
    run.summarise(err(), answers.format());
    return run.faults();
  }
}
