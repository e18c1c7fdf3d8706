package hopscotch.harness.output;

/** Text in documents of LaTeX. */
public final class Latex {
  private Latex() {}

  /** Text that LaTeX prints as it is. */
  public static String escape(String text) {
    return text.replace("\\", "\\textbackslash{}")
        .replaceAll("([#$%&_{}])", "\\\\$1")
        .replace("\\textbackslash\\{\\}", "\\textbackslash{}")
        .replace("~", "\\textasciitilde{}")
        .replace("^", "\\textasciicircum{}")
        .replace("µ", "\\textmu{}");
  }
}
