/**
 * The project's site: static pages of its Markdown, with the course, the page to play with and the
 * Javadoc where they were made. A dead link ends the making.
 */
package hopscotch.site;
