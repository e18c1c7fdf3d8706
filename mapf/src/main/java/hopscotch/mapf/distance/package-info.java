/** The graph of free cells with dense numbers, and true distances to goals, made when asked for. */
package hopscotch.mapf.distance;
