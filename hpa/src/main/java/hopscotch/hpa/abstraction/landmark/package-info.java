/**
 * The choice of landmarks: on which level they stand, how many there are, and which nodes they are.
 */
package hopscotch.hpa.abstraction.landmark;
