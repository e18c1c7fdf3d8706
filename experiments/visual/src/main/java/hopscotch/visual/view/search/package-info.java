/**
 * Searches and the asks of walks, as the page puts them and as they are answered: events to play,
 * steps in words, a picture or a trace. Begin with {@link
 * hopscotch.visual.view.search.SearchAnswer}, which says what the bytes of an answer mean.
 */
package hopscotch.visual.view.search;
