/**
 * The connected components of level 1, and their repair after a change. They tell which goals can
 * be reached.
 */
package hopscotch.hpa.abstraction.component;
