package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SearchCountersTest {

  private static SearchCounters sample() {
    SearchCounters counters = new SearchCounters(2);
    counters.expanded = 1;
    counters.generated = 2;
    counters.reopened = 3;
    counters.heapOperations = 4;
    counters.openPeak = 5;
    counters.touched = 6;
    counters.setExtra(1, 7);
    return counters;
  }

  @Test
  void printAllCounts() {
    assertEquals(
        "expanded 1, generated 2, reopened 3, heap operations 4, open peak 5, touched 6,"
            + " extras [0, 7]",
        sample().toString());
  }

  @Test
  void extrasArePrintedOnlyWhereThereAreAny() {
    assertEquals(
        "expanded 0, generated 0, reopened 0, heap operations 0, open peak 0, touched 0",
        new SearchCounters(0).toString());
  }

  @Test
  void extrasAreNumbered() {
    assertEquals(2, sample().extraCount());
    assertEquals(0, sample().extra(0));
    assertEquals(7, sample().extra(1));
  }

  @Test
  void clearSetsAllToZero() {
    SearchCounters counters = sample();
    counters.clear();
    assertEquals(new SearchCounters(2).toString(), counters.toString());
  }

  @Test
  void aCopyIsOverwrittenByNoSearch() {
    SearchCounters counters = sample();
    SearchCounters copy = counters.copy();
    counters.clear();
    assertEquals(sample().toString(), copy.toString());
  }

  @Test
  void addSumsButTakesTheLargerOpenList() {
    SearchCounters counters = sample();
    counters.add(sample());
    assertEquals(
        "expanded 2, generated 4, reopened 6, heap operations 8, open peak 5, touched 12,"
            + " extras [0, 7]",
        counters.toString());
  }
}
