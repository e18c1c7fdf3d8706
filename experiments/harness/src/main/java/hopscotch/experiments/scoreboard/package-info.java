/**
 * The scoreboard: public programs, and planners of ours, before the same questions. {@link
 * hopscotch.experiments.scoreboard.Board} says who takes part, {@link
 * hopscotch.experiments.scoreboard.Scoring} asks, and {@link
 * hopscotch.experiments.scoreboard.BoardPage} writes the page.
 */
package hopscotch.experiments.scoreboard;
