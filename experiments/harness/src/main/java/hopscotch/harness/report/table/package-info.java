/**
 * The tables of a report. {@link hopscotch.harness.report.table.Answers} has the rows of a run side
 * by side, planners by problems; from it follow the figures of one planner and the comparison of
 * two. {@link hopscotch.harness.report.table.SectionTables} says which tables a section has.
 *
 * <p>Two runs side by side are {@link hopscotch.harness.report.table.MatchedRuns}: which answers
 * are of the same problem by the same planner, and what of them got faster, slower or wrong.
 */
package hopscotch.harness.report.table;
