/** Lazy constraints addition search over whole configurations. */
package hopscotch.mapf.lacam;
