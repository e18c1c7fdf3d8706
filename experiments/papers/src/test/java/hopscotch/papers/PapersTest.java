package hopscotch.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.testkit.RealMaps;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.papers.FigureComparison.Standing;
import hopscotch.papers.count.Counts;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every paper holds what it says, and ours differs from it nowhere without a reason. */
class PapersTest {
  private static Stream<Paper> papers() {
    return Paper.IDS.stream().map(Paper::of);
  }

  @ParameterizedTest
  @MethodSource("papers")
  void aDifferenceAboveItsToleranceHasAReason(Paper paper) {
    List<String> unexplained =
        FigureComparison.of(paper).stream()
            .filter(comparison -> comparison.standing() == Standing.UNEXPLAINED)
            .map(comparison -> comparison.figure().name() + " " + comparison.percent() + " %")
            .toList();
    assertEquals(List.of(), unexplained, paper.id());
  }

  @ParameterizedTest
  @MethodSource("papers")
  void aReasonIsStatedOnlyForADifference(Paper paper) {
    List<String> needless =
        FigureComparison.of(paper).stream()
            .filter(c -> c.standing() == Standing.EXACT || c.standing() == Standing.WITHIN)
            .filter(c -> c.figure().why() != null || c.figure().open() != null)
            .map(comparison -> comparison.figure().name())
            .toList();
    assertEquals(List.of(), needless, paper.id());
  }

  @ParameterizedTest
  @MethodSource("papers")
  void aTableSaysWhereItStandsAndHowOftenItWasRead(Paper paper) {
    for (PublishedTable table : paper.tables()) {
      String what = paper.id() + ", " + table.source() + ", " + table.what();
      assertFalse(table.source().isBlank() || table.page().isBlank(), what);
      assertNotNull(table.proofread(), what);
      assertFalse(table.figures().isEmpty(), what);
    }
  }

  @ParameterizedTest
  @MethodSource("papers")
  void aFigureStandsInATableOnce(Paper paper) {
    for (PublishedTable table : paper.tables()) {
      List<String> names =
          table.figures().stream().map(figure -> figure.set() + ", " + figure.name()).toList();
      assertEquals(names.stream().distinct().toList(), names, paper.id() + ", " + table.source());
    }
  }

  @Test
  void aPartOfAPaperHasTheFiguresOfItsSets() {
    Paper part = Paper.of("harabor2016").part(100, List.of("dao", "bg"));
    assertEquals(List.of("dao", "bg"), part.sets().stream().map(PaperSet::name).toList());
    assertEquals(
        List.of("dao", "bg"),
        part.tables().stream()
            .flatMap(table -> table.figures().stream())
            .map(PublishedFigure::set)
            .distinct()
            .toList());
    assertEquals("./hopscotch run harabor2016 --every 100 --set dao --set bg", part.command());
    assertEquals(100, part.every(part.set("bg")));
  }

  @Test
  void aSetMayHaveAShareOfRowsOfItsOwn() {
    Paper paper = Paper.of("harabor2016");
    assertEquals(
        List.of(10, 1), Stream.of("dao", "bg").map(set -> paper.every(paper.set(set))).toList());
  }

  @Test
  void aTableThatDoesNotSayHowOftenItWasReadIsRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new PublishedTable("Table 1", "6", null, "nodes", "dao", null, null, null, null));
  }

  @ParameterizedTest
  @MethodSource("papers")
  void aPaperHasAnExperimentAndSaysWhatIsExactAndHowLongItTakes(Paper paper) {
    assertNotNull(Experiments.of(paper));
    assertTrue(
        Stream.of(paper.conditions(), paper.exact(), paper.takes()).noneMatch(String::isBlank));
  }

  /**
   * The sample is part of the run behind the figures: what gave them gives them still. A count that
   * was added after the run has no figure yet.
   */
  @ParameterizedTest
  @MethodSource("papers")
  void theSampleCountsAsInTheRunBehindThePage(Paper paper) throws IOException {
    MapLibrary library = MapLibrary.of(List.of(RealMaps.folder()));
    if (paper.findRecord().isPresent()) {
      Counts recorded = paper.findRecord().get().sample();
      Counts counted = PaperRun.sample(paper, library);
      assertFalse(recorded.names().isEmpty(), paper.id());
      for (String name : recorded.names()) {
        assertEquals(recorded.count(name), counted.count(name), paper.id() + ", " + name);
        assertEquals(recorded.sum(name), counted.sum(name), paper.id() + ", " + name);
      }
    }
  }
}
