/**
 * Words for messages: {@link hopscotch.core.text.DidYouMean} names the known word that is nearest
 * to one that is not known, and {@link hopscotch.core.text.Printable} keeps a text to its line.
 */
package hopscotch.core.text;
