/**
 * Pictures of maps: PNG and animated GIF by the JDK's own writers, SVG by VectorGraphics2D. A
 * {@link hopscotch.visual.render.Picture} is some panels side by side over a legend; a {@link
 * hopscotch.visual.render.Panel} is one map with {@link hopscotch.visual.render.Overlay}s drawn on
 * it. {@link hopscotch.visual.render.search} has the panels of searches, walks and plans.
 */
package hopscotch.visual.render;
