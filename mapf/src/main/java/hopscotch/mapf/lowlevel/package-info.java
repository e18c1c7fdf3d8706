/**
 * What many planners of teams stand on: the path of one unit around the reserved paths of others
 * (SIPP), the reservations, a heap for such searches, and orders in which units are planned.
 */
package hopscotch.mapf.lowlevel;
