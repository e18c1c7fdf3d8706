/**
 * Figures as papers and slides want them: SVG, PDF, PNG, and their data as CSV and pgfplots. A
 * {@link hopscotch.harness.plot.Figure} is data; {@link hopscotch.harness.plot.FigureWriter} draws
 * it, in colours that colour-blind eyes and grey printers tell apart.
 *
 * <p>Text stays text and a series is one path, which keeps an SVG small.
 */
package hopscotch.harness.plot;
