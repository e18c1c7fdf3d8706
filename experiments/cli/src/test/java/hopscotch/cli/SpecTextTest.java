package hopscotch.cli;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A spec is text where it comes in, and known from there on. */
class SpecTextTest {
  private static final Set<String> MODULES =
      Set.of("core", "mapf", "judge", "harness", "visual", "papers", "cli");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(at -> !at.contains("test-classes") && !at.contains("-tests.jar"))
          .importPackages(MODULES.stream().map("hopscotch."::concat).toList());

  /** Readers of command lines, suites, boards, requests, lessons and rows; and constants. */
  private static final String READERS =
      """
      hopscotch.cli.options.AnyPlanner$Converter
      hopscotch.cli.options.QueryPlanners
      hopscotch.cli.options.QueryPlanners$Converter
      hopscotch.cli.options.SpecConverter
      hopscotch.cli.view.ExportPageCommand
      hopscotch.harness.results.Results
      hopscotch.harness.run.worker.WorkerMain
      hopscotch.harness.scoreboard.Scoreboard
      hopscotch.harness.scoreboard.Scoreboard$Finder
      hopscotch.harness.scoreboard.Scoreboard$Hierarchy
      hopscotch.harness.suite.PlannerPattern
      hopscotch.harness.verify.SoonestPlanner
      hopscotch.visual.teach.lesson.Lesson
      hopscotch.visual.view.api.PlanRequest
      hopscotch.visual.view.api.SearchRequest
      """;

  @Test
  void onlyReadersTakeTheTextOfASpec() {
    assertEquals(
        READERS,
        users(
            Set.of(
                "hopscotch.core.planner.PlannerSpec.parse(java.lang.String)",
                "hopscotch.core.planner.Planners.known(java.lang.String)"),
            Set.of("harness", "visual", "papers", "cli")));
  }

  /** The class itself, and those of planners, of teams, and of the distances that lead teams. */
  @Test
  void onlyRegistriesMakeAKnownSpec() {
    assertEquals(
        """
        hopscotch.core.planner.KnownSpec
        hopscotch.core.planner.Planners
        hopscotch.mapf.distance.DistanceSource
        hopscotch.mapf.planner.TeamPlanners
        """,
        users(
            Set.of(
                "hopscotch.core.planner.KnownSpec.of("
                    + "hopscotch.core.planner.PlannerSpec, java.util.List)",
                "hopscotch.core.planner.KnownSpec.of("
                    + "hopscotch.core.planner.PlannerSpec, java.util.List,"
                    + " java.util.function.Function)"),
            MODULES));
  }

  /** The classes of some modules that use one of some methods, a line each. */
  private static String users(Set<String> methods, Set<String> modules) {
    return CLASSES.stream()
        .filter(user -> modules.contains(user.getPackageName().split("\\.")[1]))
        .filter(
            user ->
                user.getAccessesFromSelf().stream()
                    .anyMatch(access -> methods.contains(access.getTarget().getFullName())))
        .map(user -> user.getName() + "\n")
        .sorted()
        .collect(joining());
  }
}
