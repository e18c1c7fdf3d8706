/**
 * The scoreboard: public programs, and planners of ours, before the same questions. {@link
 * hopscotch.harness.scoreboard.Board} says who takes part, {@link
 * hopscotch.harness.scoreboard.Scoring} asks, and {@link hopscotch.harness.scoreboard.BoardPage}
 * writes the page.
 */
package hopscotch.harness.scoreboard;
