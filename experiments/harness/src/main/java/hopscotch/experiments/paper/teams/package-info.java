/** Papers about several units at once. */
package hopscotch.experiments.paper.teams;
