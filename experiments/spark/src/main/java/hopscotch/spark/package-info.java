/**
 * A suite on Spark:
 *
 * <ol>
 *   <li>{@code SubmitSparkCommand} packs a {@code Bundle} and starts spark-submit.
 *   <li>{@code SparkDriver} gives each unit, a shard of the plan, to a task.
 *   <li>The task, {@code UnitTask}, starts a process of Hopscotch alone, {@code UnitMain}, and
 *       copies its rows to the output.
 *   <li>The driver alone says which of these rows count, by {@code UnitLedger}.
 * </ol>
 *
 * <p>Classes of Spark and of ours meet only in the driver and in a task. No clock runs in either.
 */
package hopscotch.spark;
