/**
 * Suites on a cluster: a submission's folder with a run for each shard ({@link
 * hopscotch.harness.cluster.Submission}), and Slurm, which starts them. Whatever starts a shard
 * calls {@code run --shard}, which goes on where it stopped.
 */
package hopscotch.harness.cluster;
