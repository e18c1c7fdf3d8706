package hopscotch.experiments.paper;

/**
 * A figure of a paper beside ours.
 *
 * @param source the table or figure it stands in
 * @param what what is counted
 * @param published the paper's; read off the plot where the source is a figure
 * @param here ours
 */
public record PublishedFigure(String source, String what, double published, double here) {}
