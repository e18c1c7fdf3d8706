package hopscotch.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.papers.FigureComparison.Standing;
import hopscotch.papers.count.Counts;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FigureComparisonTest {
  private static FigureComparison compare(
      double ours, int maps, int rows, String why, String open) {
    return compare(ours, maps, rows, why, open, null);
  }

  private static FigureComparison compare(
      double ours, int maps, int rows, String why, String open, String under) {
    Map<String, Double> measures = maps == 2 ? Map.of("jumps", ours) : Map.of();
    return compare(
        paper(why, open, under),
        new PaperOutcome.SetOutcome(maps, 0, rows, rows - 2, "", measures));
  }

  private static FigureComparison compare(Paper paper, PaperOutcome.SetOutcome set) {
    return FigureComparison.of(paper, new PaperOutcome(null, Map.of("dao", set), new Counts()))
        .get(0);
  }

  private static Paper paper(String why, String open, String under) {
    PublishedFigure figure =
        new PublishedFigure(
            "jumps", null, new BigDecimal("3.31"), "jumps", null, null, null, why, open, null);
    return new Paper(
        "any",
        "A paper",
        "",
        "",
        "",
        "1 s",
        "dao/arena",
        null,
        List.of(new PaperSet("dao", null, null, null, 2, null, null, 50, null)),
        null,
        null,
        List.of(
            new PublishedTable(
                "Table 1",
                "6",
                Proofreading.TWICE,
                "branching",
                "dao",
                under,
                1.0,
                null,
                List.of(figure))));
  }

  @ParameterizedTest
  @CsvSource({"3.312, exact", "3.33, within", "3.28, within", "3.4, unexplained", "0, unexplained"})
  void howFarOursIsFromThePublishedFigureDecides(double ours, String standing) {
    assertEquals(standing, compare(ours, 2, 50, null, null).standing().toString());
  }

  @Test
  void aReasonExplainsADifferenceAndWhatIsNotKnownLeavesItOpen() {
    assertEquals(Standing.EXPLAINED, compare(3.4, 2, 50, "other nodes", null).standing());
    assertEquals(Standing.OPEN, compare(3.4, 2, 50, null, "perhaps other nodes").standing());
  }

  @Test
  void ofASetThatIsNotCompleteNothingIsCompared() {
    FigureComparison comparison = compare(3.31, 1, 50, null, null);
    assertEquals(Standing.NOT_RUN, comparison.standing());
    assertEquals("not run here: 1 of 2 maps", comparison.why());
  }

  @Test
  void aSampleOfMapsThatWereDrawnAlikeIsSaidBesideTheFigure() {
    PaperOutcome.SetOutcome half =
        new PaperOutcome.SetOutcome(1, 0, 25, 25, "", Map.of("jumps", 3.31));
    FigureComparison comparison = compare(paper(null, null, null), half);
    assertEquals(Standing.EXACT, comparison.standing());
    assertEquals("1 of 2 maps, which were drawn alike", comparison.why());
  }

  @Test
  void mapsWithoutAScenarioAreSaidBesideTheFigure() {
    PaperOutcome.SetOutcome some =
        new PaperOutcome.SetOutcome(2, 1, 50, 50, "", Map.of("jumps", 3.31));
    assertEquals("1 of 2 maps have no scenario", compare(paper(null, null, null), some).why());
    PaperOutcome.SetOutcome all = new PaperOutcome.SetOutcome(2, 2, 0, 0, "", Map.of());
    assertEquals(
        "not counted here: 2 of 2 maps have no scenario",
        compare(paper(null, null, null), all).why());
  }

  @Test
  void whereNoMapHasAScenarioOursNeedsNone() {
    PaperOutcome.SetOutcome drawn =
        new PaperOutcome.SetOutcome(2, 2, 0, 0, "", Map.of("jumps", 3.31));
    assertFalse(compare(paper(null, null, null), drawn).why().contains("no scenario"));
  }

  @Test
  void otherScenariosThanThePapersAreSaidBesideTheFigure() {
    assertTrue(compare(3.31, 2, 49, null, null).why().contains("49 rows of 50"));
  }

  @Test
  void rowsOfLengthZeroThatThePaperLeftOutAreNoOtherScenarios() {
    assertEquals("", compare(3.31, 2, 52, null, null).why());
  }

  @Test
  void whatOursIsCountedUnderIsSaidBesideAFigureThatAgrees() {
    assertEquals("no diagonals", compare(3.31, 2, 50, null, null, "no diagonals").why());
  }

  @Test
  void aFigureIsCloseIfItIsExactOrWithinFivePercent() {
    assertTrue(compare(3.31, 2, 50, null, null).isClose());
    assertTrue(compare(3.33, 2, 50, null, null).isClose());
    assertFalse(compare(3.4, 2, 50, "other nodes", null).isClose());
  }
}
