/**
 * What a search did, event by event: recorded, replayed into the state of every cell, and written
 * for the Posthoc visualiser. Pictures, lessons and the page all stand on this one source.
 */
package hopscotch.visual.trace;
