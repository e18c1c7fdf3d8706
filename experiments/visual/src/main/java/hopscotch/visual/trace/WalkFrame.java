package hopscotch.visual.trace;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.timing.WalkAnswer;
import it.unimi.dsi.fastutil.ints.IntList;

/**
 * A planner's answer to an ask of a walk that was watched.
 *
 * @param ask the ask; the cells that changed before it are in its {@link WalkQuery#changes()}
 * @param metric the metric of the planner's lengths
 * @param expanded the cells that were expanded, in order; a cell that was expanded twice occurs
 *     twice
 * @param updated the cells whose g or rhs was worked out again, to take up the changes or in the
 *     search, each once, in order; empty if the planner keeps neither
 * @param path a copy of the path; empty if there is none
 * @param answer the judged answer; its times are those of a watched search, and its counters are
 *     those of the search, which its next answer overwrites
 */
public record WalkFrame(
    WalkQuery ask,
    KnownSpec planner,
    LengthMetric metric,
    IntList expanded,
    IntList updated,
    PathBuffer path,
    WalkAnswer answer) {}
