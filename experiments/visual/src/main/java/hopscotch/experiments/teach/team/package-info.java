/**
 * The lesson about several units: splits of a constraint tree and the inheritance of priority, cut
 * into steps by {@link hopscotch.experiments.teach.team.TeamLecture}.
 */
package hopscotch.experiments.teach.team;
