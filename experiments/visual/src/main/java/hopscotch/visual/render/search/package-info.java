/**
 * Panels of searches, walks and plans, and pictures made of them. Begin with {@link
 * hopscotch.visual.render.search.SearchPanel}, which explains the overlays.
 */
package hopscotch.visual.render.search;
