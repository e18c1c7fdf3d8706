package hopscotch.harness.report.table;

import java.util.List;

/**
 * The change of a planner, or of a family of planners, over the answers that both runs have.
 *
 * @param name the spec, or the name of the family
 * @param family the name of the family
 * @param problems the number of problems that both runs put to it, added up over the planners
 * @param wrongBefore the number of wrong answers in the earlier run
 * @param wrongAfter the number in the later run
 * @param solvedBefore the number of solved problems in the earlier run; see {@link
 *     Figures#isSolved}
 * @param solvedAfter the number in the later run
 * @param expandedBefore the sum of expansions in the earlier run, over the problems that both runs
 *     solved and for which both know them; NaN if there are none
 * @param expandedAfter the same in the later run
 * @param suboptimalityBefore the mean suboptimality in the earlier run, over the problems for which
 *     both know it; NaN if there are none
 * @param suboptimalityAfter the same in the later run
 * @param time the ratio of the later time to the earlier
 */
public record Change(
    String name,
    String family,
    int planners,
    int problems,
    int wrongBefore,
    int wrongAfter,
    int solvedBefore,
    int solvedAfter,
    double expandedBefore,
    double expandedAfter,
    double suboptimalityBefore,
    double suboptimalityAfter,
    TimeRatio time) {

  static Change of(String name, MatchedRuns runs, List<MatchedRuns.Matched> planners) {
    Answers before = runs.before();
    Answers after = runs.after();
    int[] wrong = new int[2];
    int[] solved = new int[2];
    int known = 0;
    int counted = 0;
    double[] sums = new double[4];
    for (MatchedRuns.Matched it : planners) {
      for (int i = 0; i < it.size(); i++) {
        int rowBefore = before.row(it.before(), it.problemBefore(i));
        int rowAfter = after.row(it.after(), it.problemAfter(i));
        // Count wrong answers, and problems solved.
        wrong[0] += before.results().isFault(rowBefore) ? 1 : 0;
        wrong[1] += after.results().isFault(rowAfter) ? 1 : 0;
        boolean isBefore = Figures.isSolved(before, it.before(), it.problemBefore(i));
        boolean isAfter = Figures.isSolved(after, it.after(), it.problemAfter(i));
        solved[0] += isBefore ? 1 : 0;
        solved[1] += isAfter ? 1 : 0;
        // Sum expansions and suboptimality over problems that both runs solved, if both know them.
        if (isBefore && isAfter) {
          double expandedEarlier = before.results().expanded(rowBefore);
          double expandedLater = after.results().expanded(rowAfter);
          if (!Double.isNaN(expandedEarlier) && !Double.isNaN(expandedLater)) {
            counted++;
            sums[0] += expandedEarlier;
            sums[1] += expandedLater;
          }
          double earlier = before.results().suboptimality(rowBefore);
          double later = after.results().suboptimality(rowAfter);
          if (!Double.isNaN(earlier) && !Double.isNaN(later)) {
            known++;
            sums[2] += earlier;
            sums[3] += later;
          }
        }
      }
    }
    // NaN stands for what no problem has in both runs.
    return new Change(
        name,
        planners.get(0).family(),
        planners.size(),
        planners.stream().mapToInt(MatchedRuns.Matched::size).sum(),
        wrong[0],
        wrong[1],
        solved[0],
        solved[1],
        counted == 0 ? Double.NaN : sums[0],
        counted == 0 ? Double.NaN : sums[1],
        sums[2] / known,
        sums[3] / known,
        TimeRatio.of(runs, planners));
  }

  /** The growth of expansions in percent. NaN if there were none. */
  double percentExpanded() {
    return 100 * (expandedAfter / expandedBefore - 1);
  }
}
