/**
 * Pictures of maps: PNG and animated GIF by the JDK's own writers, SVG by VectorGraphics2D. A
 * {@link hopscotch.visual.render.Picture} is some panels side by side over a legend; a {@link
 * hopscotch.visual.render.Panel} is one map with what is drawn on it, an {@link
 * hopscotch.visual.render.Overlay} each. What is drawn of searches, walks and plans is in {@link
 * hopscotch.visual.render.search}.
 */
package hopscotch.visual.render;
