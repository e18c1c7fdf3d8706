/**
 * From rows to what people read. Begin with {@link hopscotch.harness.report.Report}, which writes
 * tables, plots and one self-contained page into the run's folder.
 *
 * <p>{@link hopscotch.harness.report.table} puts the rows side by side and makes the tables, {@link
 * hopscotch.harness.report.Plots} draws them, {@link hopscotch.harness.report.PageData} gives them
 * to the page's script with searches of the worst queries made again, and {@link
 * hopscotch.harness.report.page} is what all of it is written as.
 */
package hopscotch.harness.report;
