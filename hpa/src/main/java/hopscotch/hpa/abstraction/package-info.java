/**
 * The abstract graph of HPA*: {@link hopscotch.hpa.abstraction.AbstractGraph} holds the levels of a
 * map, the turns of their edges and the landmarks. Here it is decided which nodes are landmarks,
 * and on which level.
 */
package hopscotch.hpa.abstraction;
