package hopscotch.cli.run;

/** A kind of cluster for {@code submit}, which a module adds by the service loader. */
public interface SubmitTarget {
  /** The word after {@code submit}. */
  String name();

  /** The subcommand: an object of a class with picocli's {@code @Command}. */
  Object command();
}
