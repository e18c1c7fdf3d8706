/** Planning unit by unit around what the units before have reserved. */
package hopscotch.mapf.prioritised;
