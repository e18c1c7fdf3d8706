/**
 * Guests: programs of any language that answer queries over the text protocol of {@code
 * docs/guests.md}, each in a process of its own that is contained, timed and checked.
 */
package hopscotch.harness.guest;
