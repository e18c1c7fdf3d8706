package hopscotch.judge.team;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.util.Optional;

/**
 * A plan from a file, on its map.
 *
 * @param text the plan as it stands in the file
 * @param team the team of the plan
 * @param plan the plan, which may be wrong
 * @param isOtherWayUp whether the moves make a valid plan only if up and down are exchanged; if the
 *     file does not say which is up, they are exchanged in the plan
 */
public record OpenedPlan(PlanText text, Team team, Plan plan, boolean isOtherWayUp) {
  /** Advice for a file whose moves are valid only if up and down are exchanged. */
  static final String OTHER_WAY_UP =
      "up and down the other way round, which is flip_up_down: then the plan is valid";

  /** A note on up and down. Empty if the plan is read as the file says. */
  public Optional<String> findNote() {
    if (!isOtherWayUp) {
      return Optional.empty();
    }
    return Optional.of(
        text.flipped() == null
            ? "valid only with up and down flipped, and read so; no flip_up_down says it"
            : "valid only with up and down the other way round than flip_up_down says");
  }
}
