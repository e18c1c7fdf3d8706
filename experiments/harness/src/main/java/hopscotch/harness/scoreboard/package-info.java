/**
 * The scoreboard: public programs, and planners of ours, before the same questions. {@link
 * hopscotch.harness.scoreboard.Scoreboard} says who takes part, {@link
 * hopscotch.harness.scoreboard.Scoring} asks, and {@link
 * hopscotch.harness.scoreboard.ScoreboardPage} writes the page.
 */
package hopscotch.harness.scoreboard;
