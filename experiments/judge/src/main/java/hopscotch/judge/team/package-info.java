/**
 * Teams put to planners: which units there are, what a plan is worth, what is wrong with it, and
 * the files that keep it.
 */
package hopscotch.judge.team;
