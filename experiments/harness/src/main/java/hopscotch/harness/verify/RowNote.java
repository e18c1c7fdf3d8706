package hopscotch.harness.verify;

/**
 * A row that is named in a report.
 *
 * @param scenario the file of the scenario, without its folder
 * @param line the line in that file, from 1
 * @param startX the column of the start
 * @param startY the row of the start
 * @param goalX the column of the goal
 * @param goalY the row of the goal
 * @param planner the planner that answered wrongly; empty if the file contradicts two searches
 * @param verdict the verdict in text
 * @param published the length in the file
 * @param found the length that was found; empty if there is no path
 * @param detail a description of the contradiction
 */
public record RowNote(
    String set,
    String scenario,
    int line,
    int startX,
    int startY,
    int goalX,
    int goalY,
    String planner,
    String verdict,
    String published,
    String found,
    String detail) {}
