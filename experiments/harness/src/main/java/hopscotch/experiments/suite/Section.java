package hopscotch.experiments.suite;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Sections of a report. */
public enum Section {
  /** What is wrong. Always first. */
  PROBLEMS,
  /** The table by planner. */
  SUMMARY,
  /** The table by planner and set. */
  SETS,
  /** The table by planner and map. */
  MAPS,
  /** How cost grows with cells; absent without generated maps of one kind in three sizes. */
  GROWTH,
  /** Speed-ups against the baseline, with intervals and tests. */
  SPEEDUP,
  /** Maps won and lost between every two planners, with a test. */
  PAIRS,
  /** Speed-ups by bucket of optimal length. */
  BUCKETS,
  /** What whole walks cost, by kind; absent in a run without walks. */
  WALKS,
  /** What asks of walks cost, by the share of cells that changed; absent in a run without walks. */
  CHANGES,
  /** Likewise, by the distance of the nearest change from the unit. */
  DISTANCES,
  /** Teams by the number of units; absent in a run without teams. */
  TEAMS,
  /** Teams by map: up to how many units a planner solved them all; likewise. */
  @JsonProperty("team-maps")
  TEAM_MAPS,
  /** Queries by their number of goals; absent in a run without goals. */
  GOALS,
  /** Likewise, by map. */
  @JsonProperty("goal-maps")
  GOAL_MAPS,
  /** Crowds by map, and by how they find their ways; absent in a run without crowds. */
  CROWDS,
  /** Plots. */
  PLOTS,
  /** The worst queries, each with a picture of its path. */
  WORST,
  /** Where the figures come from. */
  PROVENANCE
}
