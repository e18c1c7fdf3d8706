/**
 * Teams that are put to planners: their units, the verdict on a plan, the conflicts of a plan, and
 * the files of plans.
 */
package hopscotch.judge.team;
