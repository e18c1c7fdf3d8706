/** Teams that are put to planners: their verdicts, the conflicts and files of plans. */
package hopscotch.judge.team;
