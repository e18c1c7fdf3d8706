package hopscotch.cli.run;

/**
 * A cluster that {@code submit} knows, of a module of its own. The class path is searched for them
 * by {@link java.util.ServiceLoader}.
 */
public interface SubmitTarget {
  /** The word after {@code submit}. */
  String name();

  /** The subcommand: an object of a class with picocli's {@code @Command}. */
  Object command();
}
