package hopscotch.experiments.query;

import java.util.Optional;

/**
 * What one row asks of a planner, of one of the kinds of problems: a {@link Query} on a map that
 * stays, a {@link WalkQuery} on a map that changes, a {@link GoalsQuery} for the nearest of several
 * goals, or a {@link CrowdQuery} of many units with one goal. Each kind has a judge of its own;
 * whoever counts answers or writes rows knows no kind.
 */
public sealed interface Problem permits Query, WalkQuery, GoalsQuery, CrowdQuery {
  /** Its number among the problems of its map, from 0. */
  int row();

  /** The cell where the path starts, free or not. */
  int start();

  /** The cell where it ends, free or not. */
  int goal();

  /** The optimal length that a file gives; empty if it gives none. */
  Optional<PublishedLength> published();
}
