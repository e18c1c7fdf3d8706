package hopscotch.harness.scoreboard;

import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.NotOfferedException;
import hopscotch.core.planner.Planners;
import hopscotch.harness.guest.GuestPlanner;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.judge.contract.Subjects;
import hopscotch.judge.query.OpenMapPlanners;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Asks all finders of a board. The results of earlier questions to the same program are read from a
 * folder.
 *
 * @param folder the folder from which programs are started
 * @param scores the folder of results
 * @param maps the number of maps for each movement
 * @param seed the same seed makes the same maps
 * @param budget the budget of an answer
 * @param build a text that distinguishes the planners of this JVM from those of other code; empty
 *     if there is none, so that they are asked each time
 */
public record Scoring(
    Path folder, Path scores, int maps, long seed, Duration budget, Optional<String> build) {
  /** The factor by which a preparation may take longer than an answer. */
  private static final int PREPARATION = 10;

  /**
   * Asks every finder.
   *
   * @param progress receives each finder before it is asked, and whether it is asked at all
   * @throws IllegalArgumentException if one does not serve a movement in which it is to be asked
   */
  public Scored ask(Scoreboard board, BiConsumer<String, Boolean> progress) throws IOException {
    Map<String, Score> found = new LinkedHashMap<>();
    for (Scoreboard.Entry entry : board.packages()) {
      for (Scoreboard.Finder finder : entry.finders()) {
        Optional<GuestProgram> program = finder.findProgram(folder);
        program.ifPresent(it -> GuestPlanner.admit(finder.name(), it));
        String key = key(entry, finder, program);
        Path file = scores.resolve(finder.name() + ".json");
        boolean isKnown = program.isPresent() || build.isPresent();
        Optional<Score> kept = isKnown ? Score.find(file, key) : Optional.empty();
        progress.accept(finder.name(), kept.isEmpty());
        if (kept.isEmpty()) {
          Score score = ask(finder, program, key);
          if (score.isAsked()) {
            score.write(file);
          }
          program.ifPresent(GuestPlanner::dismiss);
          found.put(finder.name(), score);
        } else {
          found.put(finder.name(), kept.get());
        }
      }
    }
    return new Scored(board, this, found);
  }

  private String key(
      Scoreboard.Entry entry, Scoreboard.Finder finder, Optional<GuestProgram> program)
      throws IOException {
    return "contract %d, seed %d, %d maps, %d ms; %s %s; %s in %s, rounding %s; %s"
        .formatted(
            ScoreQuestions.VERSION,
            seed,
            maps,
            budget.toMillis(),
            entry.name(),
            entry.version(),
            finder.command() == null ? finder.spec() : finder.command(),
            finder.movements(),
            finder.rounding(),
            program.isPresent() ? program.get().hashes().values() : build.orElse("no build"));
  }

  private Score ask(Scoreboard.Finder finder, Optional<GuestProgram> program, String key) {
    KnownSpec spec = finder.spec();
    ScoreQuestions questions =
        new ScoreQuestions(
            Subjects.of(
                spec,
                graph -> Planners.prepare(spec, graph, preparation()),
                Budget.time(budget),
                finder.rounding()),
            finder.guarantee().isOptimal());
    List<Score.InMovement> movements = new ArrayList<>();
    for (String text : finder.movements()) {
      Movement movement = Movement.parse(text);
      Optional<String> problem = findProblem(spec, movement);
      if (problem.isPresent()) {
        return Score.unasked(key, problem.get());
      }
      movements.add(Score.InMovement.of(text, questions.ask(movement, maps, seed)));
    }
    Movement first = Movement.parse(finder.movements().get(0));
    return new Score(key, "", movements, new BlockedEnds(first, budget).ask(spec, program));
  }

  /** Why a planner cannot be asked at all, such as that its program is not installed. */
  private Optional<String> findProblem(KnownSpec spec, Movement movement) {
    try {
      Planners.prepare(spec, new OpenMapPlanners(movement).graph(), preparation());
      return Optional.empty();
    } catch (NotOfferedException e) {
      throw e;
    } catch (IllegalArgumentException | BudgetExhaustedException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** The budget of a preparation. */
  Budget preparation() {
    return Budget.time(budget.multipliedBy(PREPARATION));
  }
}
