/**
 * Tells the page's requests apart, and has them answered by {@link hopscotch.experiments.view.map},
 * {@link hopscotch.experiments.view.search}, {@link hopscotch.experiments.view.team} and {@link
 * hopscotch.experiments.view.crowd}. Begin with {@link hopscotch.experiments.view.api.Api}. What is
 * used here and there can be compiled for a browser.
 */
package hopscotch.experiments.view.api;
