package hopscotch.visual.trace;

import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.timing.WalkAnswer;
import it.unimi.dsi.fastutil.ints.IntList;

/**
 * A planner's answer to an ask of a walk, as it was watched.
 *
 * @param ask the ask; the cells that changed before it are in its {@link WalkQuery#changes()}
 * @param planner which it was
 * @param metric what the planner's lengths count
 * @param expanded the cells that were expanded, in order; a cell twice where it was expanded twice
 * @param updated the cells whose g or rhs was worked out again, to take up the changes or in the
 *     search, each once, in order; empty where the planner keeps none
 * @param path the path as it was planned, a copy; empty where there is none
 * @param answer the answer, judged; its times are those of a watched search, and its counters are
 *     the search's own, overwritten by its next answer
 */
public record WalkFrame(
    WalkQuery ask,
    KnownSpec planner,
    LengthMetric metric,
    IntList expanded,
    IntList updated,
    PathBuffer path,
    WalkAnswer answer) {}
