/** Options that name a team, its scenario and the files of its plans. */
package hopscotch.cli.options.team;
