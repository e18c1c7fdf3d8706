/** Papers about several units at once. */
package hopscotch.papers.teams;
