/**
 * Figures as papers and slides want them: SVG, PDF, PNG, and their data as CSV and pgfplots. A
 * {@link hopscotch.experiments.plot.Figure} is data; {@link
 * hopscotch.experiments.plot.FigureWriter} draws it, in colours that colour-blind eyes and grey
 * printers tell apart.
 *
 * <p>XChart was tried: text as outlines and a path a point made 110 to 790 kB of each SVG, where
 * this makes text and a path a series.
 */
package hopscotch.experiments.plot;
