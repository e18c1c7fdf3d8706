package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Sections of a report. */
public enum Section {
  /** What is wrong. Always first. */
  PROBLEMS("Problems"),
  /** The table by planner. */
  SUMMARY("Planners"),
  /** The table by planner and set. */
  SETS("Sets"),
  /** The table by planner and map. */
  MAPS("Maps"),
  /** How cost grows with cells; absent without generated maps of one kind in three sizes. */
  GROWTH("Growth with size"),
  /** Speed-ups against the baseline, with intervals and tests. */
  SPEEDUP("Speed-up"),
  /** Maps won and lost between every two planners, with a test. */
  PAIRS("Pairs"),
  /** Speed-ups by bucket of optimal length. */
  BUCKETS("By length"),
  /** What whole walks cost, by kind; absent in a run without walks. */
  WALKS("Whole walks"),
  /** What asks of walks cost, by the share of cells that changed; absent in a run without walks. */
  CHANGES("By changed cells"),
  /** Likewise, by the distance of the nearest change from the unit. */
  DISTANCES("By distance of the change"),
  /** Teams by the number of units; absent in a run without teams. */
  TEAMS("By units"),
  /** Teams by map: up to how many units a planner solved them all; likewise. */
  @JsonProperty("team-maps")
  TEAM_MAPS("Units by map"),
  /** Queries by their number of goals; absent in a run without goals. */
  GOALS("By goals"),
  /** Likewise, by map. */
  @JsonProperty("goal-maps")
  GOAL_MAPS("Goals by map"),
  /** Crowds by map, and by how they find their ways; absent in a run without crowds. */
  CROWDS("Crowds"),
  /** Plots. */
  PLOTS(null),
  /** The worst queries, each with a picture of its path. */
  WORST(null),
  /** Where the figures come from. */
  PROVENANCE(null);

  private final String head;

  Section(String head) {
    this.head = head;
  }

  /** Its head on a page; {@code null} for a section that is no table. */
  public String head() {
    return head;
  }
}
