/**
 * The tables of a report. {@link hopscotch.harness.report.table.Answers} has the rows of a run as a
 * table of planners by problems, from which the figures of one planner and the comparison of two
 * are computed. {@link hopscotch.harness.report.table.SectionTables} says which tables a section
 * has.
 *
 * <p>{@link hopscotch.harness.report.table.MatchedRuns} compares two runs: it matches the answers
 * to the same problem by the same planner, and shows which became faster, slower or wrong.
 */
package hopscotch.harness.report.table;
