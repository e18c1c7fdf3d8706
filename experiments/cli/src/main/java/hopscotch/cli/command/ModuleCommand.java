package hopscotch.cli.command;

/**
 * A command of a module that is not always there, such as the benchmarks: a class with picocli's
 * {@code @Command} and a public constructor without parameters. The class path is searched for them
 * by {@link java.util.ServiceLoader}.
 */
public interface ModuleCommand {}
