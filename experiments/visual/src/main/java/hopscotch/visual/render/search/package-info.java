/**
 * Panels of searches, walks and plans, and pictures made of them. Begin with {@link
 * hopscotch.visual.render.search.SearchPanel}, which says what each overlay stands for.
 */
package hopscotch.visual.render.search;
