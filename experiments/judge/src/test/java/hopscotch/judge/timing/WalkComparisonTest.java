package hopscotch.judge.timing;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.generate.MapGenerators;
import hopscotch.datasets.walk.Walk;
import hopscotch.datasets.walk.WalkGenerators;
import hopscotch.datasets.walk.WalkReader;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.query.WalkReplay;
import hopscotch.judge.verdict.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WalkComparisonTest {
  private static final List<String> PLANNERS =
      List.of(
          "astar",
          "jps",
          "lpastar",
          "dstarlite",
          "mtdstarlite",
          "aastar",
          "gaastar",
          "mpgaastar",
          "hpa(cluster=5)",
          "sectors",
          "subgoal",
          "hpa(cluster=5,refine=none)",
          "thetastar");

  @Provide
  Arbitrary<String> generators() {
    return Arbitraries.of(
        "toggles(share=0.05)", "doors(chance=0.2)", "unknown(radius=2)", "convoys", "goal");
  }

  @Property(tries = 30, seed = "1")
  void noPlannerIsAtFaultOnAnyKindOfWalk(@ForAll("generators") String kind, @ForAll long seed) {
    GridMap map = MapGenerators.parse("rooms(size=5)").generate(20, 20, seed);
    Walk walk = WalkGenerators.parse(kind).generate(map, Movement.OCTILE, 15, seed);
    WalkReplay replay = new WalkReplay(walk, Movement.OCTILE);
    WalkComparison comparison = comparison(replay, PLANNERS);
    while (replay.hasNext()) {
      WalkQuery ask = replay.next();
      for (int i = 0; i < PLANNERS.size(); i++) {
        JudgedAttempt answer = comparison.answer(i, ask, Budget.UNLIMITED).answer();
        String name = PLANNERS.get(i);
        assertFalse(answer.isFault(), () -> name + ": " + answer.judgement());
        assertTrue(answer.judgement().verdict() != Verdict.REFERENCE_DISAGREES, name);
      }
    }
  }

  private static WalkComparison comparison(WalkReplay replay, List<String> specs) {
    List<KnownSpec> parsed = specs.stream().map(Planners::known).toList();
    return new WalkComparison(replay.firstGraph(), parsed, Budget.UNLIMITED);
  }

  private static List<WalkAnswer> answers(String spec, String... commands) throws Exception {
    return answers(Movement.OCTILE, spec, commands);
  }

  private static List<WalkAnswer> answers(Movement movement, String spec, String... commands)
      throws Exception {
    String text =
        "type walk\nversion 1\nheight 2\nwidth 6\nmap\n......\n......\ncommands\n"
            + String.join("\n", commands)
            + "\n";
    Walk walk = WalkReader.read(text.getBytes(StandardCharsets.US_ASCII), "a walk");
    WalkReplay replay = new WalkReplay(walk, movement);
    WalkComparison comparison = comparison(replay, List.of(spec));
    List<WalkAnswer> answers = new ArrayList<>();
    while (replay.hasNext()) {
      answers.add(comparison.answer(0, replay.next(), Budget.UNLIMITED));
    }
    return answers;
  }

  private static List<Verdict> verdicts(List<WalkAnswer> answers) {
    return answers.stream().map(answer -> answer.answer().judgement().verdict()).toList();
  }

  @Test
  void changesHaveATimeOfTheirOwnAndNoneWhereNothingChanged() throws Exception {
    for (String spec : List.of("dstarlite", "hpa(cluster=5)", "subgoal")) {
      List<WalkAnswer> answers = answers(spec, "Q 0 0 3 0 3", "C 1 0 @", "Q 0 0 3 0 4.41421");
      assertEquals(List.of(Verdict.OPTIMAL, Verdict.OPTIMAL), verdicts(answers), spec);
      assertEquals(0, answers.get(0).changeNanos(), spec);
      assertTrue(answers.get(1).changeNanos() > 0, spec);
    }
  }

  @Test
  void aBlockedEndIsAnsweredWithoutASearchAndItsChangesAreNotLost() throws Exception {
    List<WalkAnswer> answers =
        answers("lpastar", "C 3 0 @", "C 1 0 @", "Q 0 0 3 0 -1", "C 3 0 .", "Q 0 0 3 0 4.41421");
    assertEquals(List.of(Verdict.NO_PATH, Verdict.OPTIMAL), verdicts(answers));
    assertFalse(answers.get(0).answer().isSearched());
    assertTrue(answers.get(0).changeNanos() > 0);
  }

  @Test
  void wrongAnswersAreCaught() throws Exception {
    List<String> starts = new ArrayList<>(List.of("C 2 0 @"));
    for (int x = 0; x < 6; x++) {
      starts.add("Q %d 1 1 0 ?".formatted(x));
    }
    String[] commands = starts.toArray(String[]::new);
    List<String> faults = List.of("throw", "illegal", "no-path");
    List<Verdict> expected = List.of(Verdict.ERROR, Verdict.INVALID, Verdict.MISSED);
    for (int i = 0; i < faults.size(); i++) {
      List<WalkAnswer> answers = answers("faulty(astar,fault=" + faults.get(i) + ")", commands);
      Verdict wrong = expected.get(i);
      Stream<Verdict> others = verdicts(answers).stream().filter(verdict -> verdict != wrong);
      assertTrue(verdicts(answers).contains(wrong), () -> wrong + " in " + verdicts(answers));
      assertTrue(others.allMatch(Verdict.OPTIMAL::equals), "and goes on after it");
    }
  }

  @Test
  void aPlannerThatRefusesAMapDoesNotOfferItAndIsPreparedAnewForTheNext() throws Exception {
    List<WalkAnswer> answers =
        answers(
            "faulty(astar,fault=odd-map)",
            "Q 0 0 2 0 2",
            "C 3 0 @",
            "Q 0 0 2 0 2",
            "Q 0 0 3 0 -1",
            "C 3 1 @",
            "Q 0 0 2 0 2");
    List<Verdict> expected =
        List.of(Verdict.OPTIMAL, Verdict.NOT_OFFERED, Verdict.NOT_OFFERED, Verdict.OPTIMAL);
    assertEquals(expected, verdicts(answers));
    assertFalse(answers.get(1).answer().isFault());
    assertTrue(answers.get(1).answer().judgement().detail().contains("not to my taste"));
  }

  @ParameterizedTest
  @CsvSource({
    "bfs, 'OPTIMAL,SUBOPTIMAL,OPTIMAL', 'OPTIMAL,COMPLETE,OPTIMAL'",
    "jps, 'OPTIMAL,NOT_OFFERED,OPTIMAL', 'OPTIMAL,OPTIMAL,OPTIMAL'",
    "astar, 'OPTIMAL,OPTIMAL,OPTIMAL', 'OPTIMAL,OPTIMAL,OPTIMAL'",
    "dstarlite, 'OPTIMAL,OPTIMAL,OPTIMAL', 'OPTIMAL,OPTIMAL,OPTIMAL'",
  })
  void whatIsPromisedIsWhatThePlannerPromisesOnTheMapAsItIs(
      String spec, String verdicts, String promises) throws Exception {
    List<WalkAnswer> answers =
        answers(
            Movement.parse("4 never sqrt2 .=1,S=9"),
            spec,
            "Q 0 0 5 0 ?",
            "C 2 0 S",
            "C 3 0 S",
            "Q 0 0 5 0 ?",
            "C 2 0 .",
            "C 3 0 .",
            "Q 0 0 5 0 ?");
    assertEquals(verdicts, verdicts(answers).stream().map(Verdict::name).collect(joining(",")));
    assertEquals(
        promises,
        answers.stream().map(it -> it.answer().guarantee().toString()).collect(joining(",")));
    assertTrue(answers.stream().noneMatch(it -> it.answer().isFault()));
  }
}
