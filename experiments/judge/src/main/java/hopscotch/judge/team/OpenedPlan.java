package hopscotch.judge.team;

import hopscotch.mapf.team.Plan;
import hopscotch.mapf.team.Team;
import java.util.Optional;

/**
 * A plan of a file, on its map.
 *
 * @param text as it stands in the file
 * @param team whose plan it is
 * @param plan the plan, which may be wrong
 * @param isOtherWayUp whether the moves make a valid plan only with up and down the other way round
 *     than the file says; where it says nothing, the plan has them so
 */
public record OpenedPlan(PlanText text, Team team, Plan plan, boolean isOtherWayUp) {
  /** What would be right for moves that are valid the other way up alone. */
  static final String OTHER_WAY_UP =
      "up and down the other way round, which is flip_up_down: then the plan is valid";

  /** What there is to say of up and down; empty if the plan stands as the file has it. */
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
