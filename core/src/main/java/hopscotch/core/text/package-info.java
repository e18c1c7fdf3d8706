/**
 * Words for messages: {@link hopscotch.core.text.DidYouMean} names the known word that is nearest
 * to one that is not known.
 */
package hopscotch.core.text;
