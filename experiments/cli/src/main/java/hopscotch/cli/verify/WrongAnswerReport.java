package hopscotch.cli.verify;

import java.io.PrintWriter;

/**
 * A report of a wrong answer to paste into an issue, by the project's template.
 *
 * @param asked the question, with the command that repeats it
 * @param found the answer
 * @param right the right answer, and its source
 * @param often how often it went wrong
 */
record WrongAnswerReport(String asked, String found, String right, String often) {
  private static final String ISSUES =
      "https://github.com/hopscotch-pathfinding/hopscotch/issues/new?template=wrong-answer.md";

  /** Prints the report, with the lines of {@code --version}. */
  void print(PrintWriter out, String... version) {
    out.printf(
        "%nIf the planner is one of Hopscotch's, please report this. Paste what follows at%n%s%n%n",
        ISSUES);
    section(out, "What was asked", code(asked));
    section(out, "What came out", found);
    section(out, "What would be right", right);
    section(out, "How often", often);
    section(
        out,
        "Version and machine",
        "%s, Java %s (%s), %s %s"
            .formatted(
                String.join(" ", version),
                System.getProperty("java.version"),
                System.getProperty("java.vendor"),
                System.getProperty("os.name"),
                System.getProperty("os.arch")));
    out.flush();
  }

  private static void section(PrintWriter out, String head, String text) {
    out.printf("### %s%n%n%s%n%n", head, text);
  }

  /** A block of code in Markdown. */
  private static String code(String text) {
    return text.strip().indent(4).stripTrailing();
  }

  /** A word quoted for a shell. */
  static String quote(String word) {
    return word.matches("[A-Za-z0-9_./:=+,@-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
