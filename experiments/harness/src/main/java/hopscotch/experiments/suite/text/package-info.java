/**
 * The values of a suite as its author writes them: numbers, spans of time, names of files,
 * movements and patterns of planners. Each reads its text, or says what was expected instead. Begin
 * with {@link hopscotch.experiments.suite.text.Numbers}.
 */
package hopscotch.experiments.suite.text;
