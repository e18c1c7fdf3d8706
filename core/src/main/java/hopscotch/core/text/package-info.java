/**
 * Words for messages: {@link hopscotch.core.text.DidYouMean} names the known word that is nearest
 * to one that is not known, {@link hopscotch.core.text.Printable} keeps a text to its line, {@link
 * hopscotch.core.text.PlainError} says what somebody else's code threw, and {@link
 * hopscotch.core.text.Html} escapes what stands in pages.
 */
package hopscotch.core.text;
