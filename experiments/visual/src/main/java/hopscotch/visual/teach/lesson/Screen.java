package hopscotch.visual.teach.lesson;

/**
 * The screen for which a board is written.
 *
 * @param columns the most characters of a line
 * @param rows the number of lines that can be seen at once
 * @param colours whether to use the colours of a terminal
 */
public record Screen(int columns, int rows, boolean colours) {}
