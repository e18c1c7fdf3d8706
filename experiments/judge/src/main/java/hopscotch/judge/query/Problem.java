package hopscotch.judge.query;

import java.util.Optional;

/**
 * A question that one row puts to a planner. There are four kinds:
 *
 * <ul>
 *   <li>a {@link Query} on a map that stays;
 *   <li>a {@link WalkQuery} on a map that changes;
 *   <li>a {@link GoalsQuery} for the nearest of several goals;
 *   <li>a {@link CrowdQuery} of many units.
 * </ul>
 *
 * <p>Each kind has its own judge. Code that counts answers or writes rows does not depend on the
 * kind.
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
