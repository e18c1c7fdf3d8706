/**
 * The tables of a report, each made of answers. {@link
 * hopscotch.experiments.report.table.SectionTables} says which of them a section has; begin there.
 */
package hopscotch.experiments.report.table;
