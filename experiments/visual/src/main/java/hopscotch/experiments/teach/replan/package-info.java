/**
 * The lesson about a map that changes: a search that keeps g and rhs, cut into steps by {@link
 * hopscotch.experiments.teach.replan.ReplanLecture}.
 */
package hopscotch.experiments.teach.replan;
