/** What runs in the browser; beside it, among the resources, are the page's scripts. */
package hopscotch.live.page;
