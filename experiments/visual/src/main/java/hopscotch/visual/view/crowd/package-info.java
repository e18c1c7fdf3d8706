/**
 * Crowds on the page to play with: units that follow a field, which is repaired as walls come up.
 */
package hopscotch.visual.view.crowd;
