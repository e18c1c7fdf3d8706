/**
 * Turns rows into reports for people. Begin with {@link hopscotch.harness.report.Report}, which
 * writes tables, plots and one self-contained page into the run's folder.
 *
 * <p>{@link hopscotch.harness.report.table} puts the rows side by side and makes the tables, {@link
 * hopscotch.harness.report.Plots} draws them, {@link hopscotch.harness.report.PageData} gives them
 * to the page's script with repeated searches of the worst queries, and {@link
 * hopscotch.harness.report.page} has the formats of all of it.
 */
package hopscotch.harness.report;
