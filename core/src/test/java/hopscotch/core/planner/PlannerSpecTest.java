package hopscotch.core.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlannerSpecTest {

  @Provide
  Arbitrary<PlannerSpec> specs() {
    return specs(3);
  }

  private static Arbitrary<PlannerSpec> specs(int depth) {
    Arbitrary<List<PlannerSpec>> inner =
        depth == 1 ? Arbitraries.just(List.of()) : specs(depth - 1).list().ofMaxSize(2);
    return Combinators.combine(
            words("-"), inner, Arbitraries.maps(words("-"), words("-.+/")).ofMaxSize(3))
        .as(PlannerSpec::new);
  }

  private static Arbitrary<String> words(String also) {
    return Arbitraries.strings()
        .withCharRange('a', 'z')
        .withCharRange('A', 'Z')
        .numeric()
        .withChars(also.toCharArray())
        .ofMinLength(1)
        .ofMaxLength(6);
  }

  @Property(seed = "20265", edgeCases = EdgeCasesMode.NONE)
  void parseReadsWhatToStringWrites(@ForAll("specs") PlannerSpec spec) {
    assertEquals(spec, PlannerSpec.parse(spec.toString()));
  }

  @Property(seed = "20266")
  void anyTextIsReadOrRefusedWithItsColumn(@ForAll("scraps") String text) {
    try {
      PlannerSpec.parse(text);
    } catch (IllegalArgumentException e) {
      String pattern = "(?s)planner '.*', column [1-9][0-9]*: expected .+";
      assertEquals(true, e.getMessage().matches(pattern), e::getMessage);
    }
  }

  @Provide
  Arbitrary<String> scraps() {
    return Arbitraries.strings().withChars("ab1-.(,=) /").ofMaxLength(12);
  }

  @Test
  void aSpecHoldsIdParametersAndDecoratedPlanners() {
    PlannerSpec spec = PlannerSpec.parse("floyd(los(hpa(cluster=10,levels=2)),passes=3)");
    PlannerSpec hpa = new PlannerSpec("hpa", List.of(), Map.of("cluster", "10", "levels", "2"));
    assertEquals(
        new PlannerSpec(
            "floyd",
            List.of(new PlannerSpec("los", List.of(hpa), Map.of())),
            Map.of("passes", "3")),
        spec);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "' astar '                | astar",
        "' a ( b , c = 1.5 , d ) '| a(b,d,c=1.5)",
        "a(x=1,b(y=2))            | a(b(y=2),x=1)",
        "a(b=2,a=1)               | a(b=2,a=1)",
      })
  void blanksAreIgnoredAndDecoratedPlannersComeFirst(String text, String printed) {
    assertEquals(printed, PlannerSpec.parse(text).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''           | 1  | a planner id",
        "'  '         | 3  | a planner id",
        "(            | 1  | a planner id",
        "=            | 1  | a planner id",
        "astar)       | 6  | the end",
        "a b          | 3  | the end",
        "a.b          | 2  | the end",
        "a(           | 3  | a parameter or a planner",
        "a()          | 3  | a parameter or a planner",
        "a(b,)        | 5  | a parameter or a planner",
        "a(b=1,=2)    | 7  | a parameter or a planner",
        "a(b=)        | 5  | a value",
        "a(b=(c))     | 5  | a value",
        "a(b          | 4  | ',' or ')'",
        "a(b=1;c=2)   | 6  | ',' or ')'",
        "a(b(c)       | 7  | ',' or ')'",
        "'a(b=1,b=2)' | 7  | each parameter once, not 'b' again",
      })
  void saysWhereItStumblesAndWhatItExpected(String text, int column, String expected) {
    assertEquals(
        "planner '%s', column %d: expected %s".formatted(text, column, expected),
        assertThrows(IllegalArgumentException.class, () -> PlannerSpec.parse(text)).getMessage());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 15, 16})
  void plannersNestUpToSixteenDeep(int depth) {
    String text = "a(".repeat(depth - 1) + "a" + ")".repeat(depth - 1);
    assertEquals(text, PlannerSpec.parse(text).toString());
  }

  @Test
  void refusesToNestDeeper() {
    String text = "a(".repeat(16) + "a" + ")".repeat(16);
    assertEquals(
        "planner '" + text + "', column 34: expected at most 16 nested planners",
        assertThrows(IllegalArgumentException.class, () -> PlannerSpec.parse(text)).getMessage());
  }
}
