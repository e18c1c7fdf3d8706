package hopscotch.harness.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatexTest {
  /** Without this {@code --map} has a dash, and without T1 {@code <} is another character. */
  @ParameterizedTest
  @CsvSource({
    "coverage %,      coverage \\%",
    "a_b & c#d,       a\\_b \\& c\\#d",
    "'{1,2}$',        '\\{1,2\\}\\$'",
    "~\\^,            \\textasciitilde{}\\textbackslash{}\\textasciicircum{}",
    "<a|b>,           \\textless{}a\\textbar{}b\\textgreater{}",
    "--map a-b,       -{}-map a-b",
    "mean µs,         mean \\textmu{}s",
  })
  void isPrintedAsItIs(String text, String latex) {
    assertEquals(latex, Latex.escape(text));
  }
}
