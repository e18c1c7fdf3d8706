/**
 * The page to play with, without a server: what answers it is compiled for browsers by TeaVM. Begin
 * with {@link hopscotch.live.Answering}, the program that runs in the browser; beside it, among the
 * resources, are the page's scripts.
 */
package hopscotch.live;
