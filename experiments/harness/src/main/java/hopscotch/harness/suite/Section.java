package hopscotch.harness.suite;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The sections of a report. */
public enum Section {
  /** The problems that were found. Always the first of the tables. */
  PROBLEMS("Problems"),
  /** The table by planner. */
  SUMMARY("Planners"),
  /** The table by planner and set. */
  SETS("Sets"),
  /** The table by planner and map. */
  MAPS("Maps"),
  /** The growth of cost with cells. Absent without generated maps in three sizes. */
  GROWTH("Growth with size"),
  /** Speed-ups against the baseline, with intervals and tests. */
  SPEEDUP("Speed-up"),
  /** Maps won and lost between every two planners, with a test. */
  PAIRS("Pairs"),
  /** Speed-ups by bucket of optimal length. */
  BUCKETS("By length"),
  /** The cost of whole walks, by kind. Absent in a run without walks. */
  WALKS("Whole walks"),
  /** The cost of asks by the share of cells that changed. Absent without walks. */
  CHANGES("By changed cells"),
  /** The same, by the distance of the nearest change from the unit. */
  DISTANCES("By distance of the change"),
  /** Teams by the number of units; absent in a run without teams. */
  TEAMS("By units"),
  /** Teams by map, and up to how many units all were solved. Absent without teams. */
  @JsonProperty("team-maps")
  TEAM_MAPS("Units by map"),
  /** Queries by their number of goals; absent in a run without goals. */
  GOALS("By goals"),
  /** Queries by their number of goals and by map. Absent in a run without goals. */
  @JsonProperty("goal-maps")
  GOAL_MAPS("Goals by map"),
  /** Crowds by map and by the way they find their paths. Absent without crowds. */
  CROWDS("Crowds"),
  /** Plots. They stand before all tables. */
  PLOTS(null),
  /** The worst queries, each with a picture of its path. */
  WORST(null),
  /** The origin of the figures. */
  PROVENANCE(null);

  private final String head;

  Section(String head) {
    this.head = head;
  }

  /** Its head on a page; {@code null} for a section that is not a table. */
  public String head() {
    return head;
  }
}
