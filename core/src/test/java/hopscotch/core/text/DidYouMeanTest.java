package hopscotch.core.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DidYouMeanTest {
  private static final List<String> KNOWN = List.of("astar", "dao", "jps", "jpsplus", "weight");

  @ParameterizedTest
  @CsvSource({"atsar,astar", "astr,astar", "asttar,astar", "ASTAR,astar", "wieght,weight"})
  void aSlipOfThePenIsSeen(String typed, String meant) {
    assertEquals(List.of(meant), DidYouMean.nearest(typed, KNOWN));
  }

  @ParameterizedTest
  @CsvSource({"nonsense", "doe2", "''", "x"})
  void whatIsFarFromAllIsLeftAlone(String typed) {
    assertEquals("", DidYouMean.hint(typed, KNOWN));
  }

  @Test
  void equallyNearNamesAreAllNamed() {
    assertEquals(" (did you mean mm or mm0?)", DidYouMean.hint("mm1", List.of("mm", "mm0", "nbs")));
  }

  @Test
  void aNameThatBeginsLikewiseIsNextBest() {
    assertEquals(List.of("queries"), DidYouMean.nearest("query", List.of("queries", "quit")));
  }

  @Test
  void theNearestGoesFirst() {
    assertEquals(" (did you mean jpsplus?)", DidYouMean.hint("jpsplu", KNOWN));
  }

  @Test
  void threeNamesAtMostAreNamed() {
    List<String> alike = List.of("mm0", "mm1", "mm2", "mm3");
    assertEquals(List.of("mm0", "mm1", "mm2"), DidYouMean.nearest("mm9", alike));
  }

  @Test
  void threeLettersAreTheLeastThatNamesMayShare() {
    assertEquals(List.of("quadruple"), DidYouMean.nearest("quax", List.of("quadruple")));
    assertEquals(List.of(), DidYouMean.nearest("qux", List.of("quadruple")));
  }

  @Test
  void aFourthPartOfTheLettersMayBeWrong() {
    assertEquals(List.of("abcde"), DidYouMean.nearest("xxcde", List.of("abcde")));
    assertEquals(List.of(), DidYouMean.nearest("xxcd", List.of("abcd")));
  }
}
