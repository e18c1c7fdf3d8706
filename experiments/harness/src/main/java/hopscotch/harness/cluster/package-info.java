/**
 * Suites on a cluster: the folder of a submission with a run for each shard ({@link
 * hopscotch.harness.cluster.Submission}), and Slurm, which starts the runs. To start a shard is to
 * call {@code run --shard}, which goes on where it stopped.
 */
package hopscotch.harness.cluster;
