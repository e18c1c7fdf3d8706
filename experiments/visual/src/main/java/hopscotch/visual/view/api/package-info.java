/**
 * Tells the page's requests apart, and has them answered by {@link hopscotch.visual.view.map},
 * {@link hopscotch.visual.view.search}, {@link hopscotch.visual.view.team} and {@link
 * hopscotch.visual.view.crowd}. Begin with {@link hopscotch.visual.view.api.Api}. What is used here
 * and there can be compiled for a browser.
 */
package hopscotch.visual.view.api;
