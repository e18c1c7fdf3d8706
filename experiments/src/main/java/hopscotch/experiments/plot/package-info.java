/**
 * Figures as papers and slides want them: SVG, PNG, and their data as CSV and pgfplots. A {@link
 * hopscotch.experiments.plot.Figure} is data; {@link hopscotch.experiments.plot.FigureWriter} draws
 * it with XChart, in colours that colour-blind eyes and grey printers tell apart.
 */
package hopscotch.experiments.plot;
