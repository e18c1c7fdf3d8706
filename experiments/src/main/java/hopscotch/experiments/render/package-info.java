/**
 * Pictures of maps and searches: PNG and animated GIF by the JDK's own writers, SVG by
 * VectorGraphics2D. A {@link hopscotch.experiments.render.Picture} is some panels side by side over
 * a legend; a {@link hopscotch.experiments.render.Panel} is one map with what is drawn on it.
 */
package hopscotch.experiments.render;
