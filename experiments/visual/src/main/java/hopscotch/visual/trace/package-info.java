/**
 * The events of a search: recorded, replayed into the state of every cell, and written for the
 * Posthoc visualiser. Pictures, lessons and the page are all based on them.
 */
package hopscotch.visual.trace;
