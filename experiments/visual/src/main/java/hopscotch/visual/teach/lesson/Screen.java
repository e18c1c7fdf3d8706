package hopscotch.visual.teach.lesson;

/**
 * What a board is written for.
 *
 * @param columns how wide a line may be
 * @param rows how many lines may be seen at once
 * @param colours whether to use the colours of a terminal
 */
public record Screen(int columns, int rows, boolean colours) {}
