package hopscotch.harness.output;

/** Writes text in LaTeX documents. */
public final class Latex {
  private Latex() {}

  /** Text escaped so that LaTeX prints it literally, in every encoding of fonts. */
  public static String escape(String text) {
    return text.replace("\\", "\\textbackslash{}")
        .replaceAll("([#$%&_{}])", "\\\\$1")
        .replace("\\textbackslash\\{\\}", "\\textbackslash{}")
        .replace("~", "\\textasciitilde{}")
        .replace("^", "\\textasciicircum{}")
        .replaceAll("-(?=-)", "-{}")
        .replace("<", "\\textless{}")
        .replace(">", "\\textgreater{}")
        .replace("|", "\\textbar{}")
        .replace("µ", "\\textmu{}");
  }
}
