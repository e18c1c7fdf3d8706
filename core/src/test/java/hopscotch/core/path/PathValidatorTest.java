package hopscotch.core.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathValidatorTest {

  @Test
  void countsTheMovesOfARun() {
    PathCheck check = Drawn.of("8 never sqrt2", "0....", ".....", "..1.2").check();
    assertNull(check.problem());
    assertTrue(check.isGridPath());
    assertEquals(2, check.straight());
    assertEquals(2, check.diagonal());
    assertEquals(2 * 13860 + 2 * 19601, check.cost());
    assertEquals(2 + 2 * Math.sqrt(2), check.length());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2/3", "50/71"})
  void anotherPairMeasuresByItsCost(String costs) {
    Drawn drawn = Drawn.of("8 never " + costs, "0....", ".....", "..1.2");
    PathCheck check = drawn.check();
    assertEquals((double) check.cost() / drawn.graph().straightCost(), check.length(), 1e-12);
  }

  @Test
  void oneCellIsAPathOfLengthZero() {
    PathCheck check = Drawn.of("8", "0").check();
    assertTrue(check.isValid());
    assertTrue(check.isGridPath());
    assertEquals(0, check.length());
    assertEquals(0, check.cost());
  }

  @Test
  void weightedMovesCountTheMeanWeightOfTheirCells() {
    PathCheck check = Drawn.of("8 always 2/3 .=1,S=3,W=7", "0S1", "WW.", ".W2").check();
    assertEquals(2 + 2 + 1 + 1, check.straight());
    assertEquals(0, check.diagonal());
    assertEquals(2 * (4 + 4 + 2 + 2), check.cost());
    assertEquals(6, check.length());
  }

  @Test
  void aSingleMoveOnWeightedTerrainCountsTheMeanToo() {
    PathCheck check = Drawn.of("8 never 2/3 .=1,S=3", "01S").check();
    assertEquals(1, check.straight());
    assertEquals(4, check.cost());
  }

  @Test
  void refusesAnEmptyPath() {
    Drawn drawn = Drawn.of("8", "...");
    assertEquals("the path has no cell", drawn.check().problem());
    assertEquals(
        "the path has no cell", PathValidator.check(drawn.graph(), drawn.path(), 5, 5).problem());
  }

  @Test
  void refusesAFirstCellThatIsBlockedOrOffTheMap() {
    Drawn drawn = Drawn.of("8", ".@");
    drawn.path().add(drawn.graph().map().cell(1, 0));
    assertEquals("the first cell (1, 0) is not free", drawn.check().problem());
    drawn.path().set(0, 0);
    assertEquals("the first cell index 0 (off the map) is not free", drawn.check().problem());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 3, 1000})
  void refusesACellOffTheMap(int cell) {
    Drawn drawn = Drawn.of("8", "01");
    drawn.path().add(cell);
    assertEquals(
        "segment 2 of 2, to index " + cell + " (off the map): off the map",
        drawn.check().problem());
  }

  @Test
  void refusesACellTwiceInARow() {
    Drawn drawn = Drawn.of("8", "0");
    drawn.path().add(drawn.path().cell(0));
    assertEquals("segment 1 of 1, from (0, 0) to (0, 0): no move", drawn.check().problem());
  }

  @Test
  void refusesABlockedCellInsideARunOrAtItsEnd() {
    assertEquals(
        "segment 1 of 1, from (0, 0) to (3, 0): (2, 0) is not free",
        Drawn.of("8", "0.@1").check().problem());
    Drawn drawn = Drawn.of("8", "0", ".", "@");
    drawn.path().add(drawn.graph().map().cell(0, 2));
    assertEquals(
        "segment 1 of 1, from (0, 0) to (0, 2): (0, 2) is not free", drawn.check().problem());
  }

  @Test
  void refusesADiagonalWithFourDirections() {
    assertEquals(
        "segment 2 of 2, from (1, 0) to (2, 1): a diagonal step from (1, 0) with 4 directions",
        Drawn.of("4", "01.", "..2").check().problem());
  }

  @ParameterizedTest
  @CsvSource({
    "never, ..,  true",
    "never, .@,  false",
    "never, @.,  false",
    "never, @@,  false",
    "one-free, ..,  true",
    "one-free, .@,  true",
    "one-free, @.,  true",
    "one-free, @@,  false",
    "always, ..,  true",
    "always, .@,  true",
    "always, @.,  true",
    "always, @@,  true",
  })
  void aDiagonalIsLegalByTheCornerRule(String rule, String beside, boolean legal) {
    Drawn diagonal = Drawn.of("8 " + rule, "0" + beside.charAt(0), beside.charAt(1) + "1");
    assertEquals(legal, diagonal.check().isValid());
    Drawn back = Drawn.of("8 " + rule, "1" + beside.charAt(0), beside.charAt(1) + "0");
    assertEquals(legal, back.check().isValid());
  }

  @Test
  void namesTheCornerThatIsCut() {
    assertEquals(
        "segment 1 of 1, from (0, 0) to (2, 2): the diagonal from (1, 1) to (2, 2) cuts a corner"
            + " under the rule 'never'",
        Drawn.of("8", "0..", "..@", "..1").check().problem());
  }

  @Test
  void aLineOfSightMeasuresTheStraightLine() {
    PathCheck check = Drawn.of("8", "0...", "....", "2..1").check();
    assertTrue(check.isValid());
    assertFalse(check.isGridPath());
    assertEquals(Math.sqrt(13) + 3, check.length());
  }

  @Test
  void aLineThatGrazesACellIsBlockedByIt() {
    assertTrue(Drawn.of("8", "0.@", "@.1").check().isValid());
    assertEquals(
        "segment 1 of 1, from (0, 0) to (2, 1): (1, 1) is not free",
        Drawn.of("8", "0..", ".@1").check().problem());
    assertEquals(
        "segment 1 of 1, from (0, 0) to (2, 1): (1, 0) is not free",
        Drawn.of("8", "0@.", "..1").check().problem());
  }

  /** From (0, 0) to (3, 1) the line passes through the corner between (1, 0) and (2, 1). */
  @ParameterizedTest
  @CsvSource({
    "never, ..,  true",
    "never, @.,  false",
    "never, .@,  false",
    "one-free, @.,  true",
    "one-free, .@,  true",
    "one-free, @@,  false",
    "always, @@,  true",
  })
  void aLineThroughACornerIsADiagonalStepThere(String rule, String beside, boolean legal) {
    Drawn drawn =
        Drawn.of("8 " + rule, "0." + beside.charAt(0) + ".", "." + beside.charAt(1) + ".1");
    assertEquals(legal, drawn.check().isValid());
  }

  @Test
  void refusesToSqueezeBetweenTwoDiagonalObstacles() {
    assertEquals(
        "segment 1 of 1, from (0, 0) to (3, 1): the diagonal from (1, 0) to (2, 1) cuts a corner"
            + " under the rule 'one-free'",
        Drawn.of("8 one-free", "0.@.", ".@.1").check().problem());
  }

  @Test
  void refusesALineOverGroundOfSeveralWeights() {
    assertEquals(
        "segment 1 of 1, from (0, 0) to (2, 1): a line over ground of weights 1 and 3",
        Drawn.of("8 never sqrt2 .=1,S=3", "0S.", "..1").check().problem());
  }

  @Test
  void aLineOverGroundOfOneWeightCostsItsLengthTimesThat() {
    PathCheck check = Drawn.of("8 never sqrt2 .=2,S=3", "0.S", "..1").check();
    assertTrue(check.isValid());
    assertFalse(check.isGridPath());
    assertEquals(2 * Math.sqrt(5), check.length());
  }

  @Test
  void aDiagonalRunIsLegalOnWeightedTerrain() {
    PathCheck check = Drawn.of("8 never 2/3 .=1,S=3", "0.S", "...", "S.1").check();
    assertEquals(2, check.diagonal());
    assertEquals(12, check.cost());
    assertEquals(3, check.length());
  }

  @Test
  void movesBesideALineOfSightCountInItsLength() {
    PathCheck check = Drawn.of("8", "01...", ".2...", "....3").check();
    assertFalse(check.isGridPath());
    assertEquals(1 + 1 + Math.sqrt(10), check.length(), 1e-12);
    assertEquals(
        Math.sqrt(2) + Math.sqrt(5), Drawn.of("8", "0...", ".1..", "...2").check().length(), 1e-12);
  }

  @Test
  void aLargeAgentFitsWhereAllTheCellsItCoversAreFree() {
    assertTrue(
        Drawn.of("8 never sqrt2 ground body=2", "@@@@@", "@01.@", "@...@").check().isValid());
  }

  /** It covers the cell it stands on and those right of it, below it, and both. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "01@ ...", "01. @..", "01. .@.", "01. ..@", "10@ ...", "10. @..", "01.", ".01 ..."
      })
  void aLargeAgentFitsNowhereElse(String rows) {
    Drawn drawn = Drawn.of("8 never sqrt2 ground body=2", rows.split(" "));
    assertTrue(drawn.check().problem().contains("is not free"), () -> drawn.check().problem());
  }

  @Test
  void noMoveLeadsOntoTheBorderEvenWhereItsLetterIsFree() {
    Drawn drawn = Drawn.of("8 never sqrt2 .=1,@=1", "..0", "...");
    drawn.path().add(drawn.path().cell(0) + 1);
    assertEquals(
        "segment 1 of 1, to index " + drawn.path().cell(1) + " (off the map): off the map",
        drawn.check().problem());
  }

  @Test
  void refusesAPathBetweenOtherEnds() {
    Drawn drawn = Drawn.of("8", "012");
    int first = drawn.path().cell(0);
    int last = drawn.path().cell(2);
    assertTrue(PathValidator.check(drawn.graph(), drawn.path(), first, last).isValid());
    assertEquals(
        "the path leads from (0, 0) to (2, 0), not from (1, 0) to (2, 0)",
        PathValidator.check(drawn.graph(), drawn.path(), drawn.path().cell(1), last).problem());
    assertEquals(
        "the path leads from (0, 0) to (2, 0), not from (0, 0) to (1, 0)",
        PathValidator.check(drawn.graph(), drawn.path(), first, drawn.path().cell(1)).problem());
  }

  @Test
  void aBadPathHasNoLength() {
    PathCheck check = Drawn.of("8", "0@1").check();
    assertFalse(check.isValid());
    assertTrue(Double.isNaN(check.length()));
  }
}
