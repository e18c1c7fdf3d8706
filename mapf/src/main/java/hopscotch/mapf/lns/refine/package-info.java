/**
 * Makes a plan better round by round: a few units are chosen as a neighbourhood and planned anew
 * around all others. MAPF-LNS does so from the plan of another planner, LaCAM* between its steps.
 */
package hopscotch.mapf.lns.refine;
