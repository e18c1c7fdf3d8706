/**
 * The basis of many planners of teams: a search for the path of one unit around the reserved paths
 * of others (SIPP), the reservations, a heap for such searches, and the orders in which units are
 * planned.
 */
package hopscotch.mapf.lowlevel;
