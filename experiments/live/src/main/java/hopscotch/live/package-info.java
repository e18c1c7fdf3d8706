/**
 * The page to play with, without a server: what answers it is compiled for browsers by TeaVM. Begin
 * with {@link hopscotch.live.page.Answering}, the program that runs in the browser.
 */
package hopscotch.live;
