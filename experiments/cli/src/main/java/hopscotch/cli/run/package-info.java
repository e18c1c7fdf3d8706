/**
 * The commands of experiments, a class each: {@code plan} and {@code run} a suite, {@code submit}
 * it to a cluster, {@code status} and {@code merge} of what came of it, {@code report}, and {@code
 * papers}.
 */
package hopscotch.cli.run;
