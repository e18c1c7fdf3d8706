/**
 * The page to play with, without a server. The code that answers it is compiled for browsers by
 * TeaVM. Begin with {@link hopscotch.live.Answering}, the program that runs in the browser. The
 * page's scripts are beside it, among the resources.
 */
package hopscotch.live;
