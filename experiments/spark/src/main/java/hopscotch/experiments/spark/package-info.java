/**
 * A suite on Spark. {@code SubmitSparkCommand} packs a {@code Bundle} and starts spark-submit;
 * {@code SparkDriver} has each unit, a shard of the plan, run by a task, {@code UnitTask}, which
 * starts a process of Hopscotch alone, {@code UnitMain}, and copies its rows to the output. What
 * counts of them the driver alone says, by {@code UnitLedger}. Spark's classes and ours meet in the
 * driver and in a task only; no clock runs in either.
 */
package hopscotch.experiments.spark;
