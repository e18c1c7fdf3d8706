/**
 * From rows to what people read: {@code Answers} puts the rows of a run side by side, tables and
 * plots are made of them, and {@link hopscotch.experiments.report.Report} writes all of it into the
 * run's folder, with one self-contained page.
 */
package hopscotch.experiments.report;
