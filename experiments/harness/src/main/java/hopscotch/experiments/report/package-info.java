/**
 * From rows to what people read. Begin with {@link hopscotch.experiments.report.Report}, which
 * writes tables, plots and one self-contained page into the run's folder.
 *
 * <p>{@code report.answer} puts the rows side by side, {@code report.table} and {@code report.plot}
 * show them, {@code report.data} gives them to the page's script, and {@code report.page} is what
 * all of it is written as.
 */
package hopscotch.experiments.report;
