/**
 * The commands of experiments, one class for each: {@code plan}, {@code run} and {@code submit} a
 * suite, {@code status} and {@code merge} of its shards, {@code report}, and {@code papers}.
 */
package hopscotch.cli.run;
