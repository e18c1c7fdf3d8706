package hopscotch.core.contract;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.Repairable;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/** The promises about outcomes and paths alone, which any program can be held to. */
final class AnswerPromises {
  private static final int OTHERS = 4;
  private static final int NEAR_PAIRS = 20;
  private static final int VIAS = 3;
  private static final int MOST_CHANGES = 6;

  private AnswerPromises() {}

  /** All that is asked of one answer, in one finding: the worst. */
  static Finding whole(ContractCase tried, GridCase asked, Reply reply) {
    return legal(reply)
        .worse(corners(asked, reply))
        .worse(finds(tried, asked, reply))
        .worse(none(tried, asked, reply))
        .worse(length(tried, asked, reply));
  }

  static Finding legal(Reply reply) {
    if (!reply.isFound() || reply.answer().cutsCorner()) {
      return Finding.NOT_ASKED;
    }
    return reply.isLegal() ? Finding.KEPT : reply.fault(reply.answer().judged().problem());
  }

  static Finding corners(GridCase asked, Reply reply) {
    boolean hasRule =
        asked.movement().corners() != CornerRule.ALWAYS && asked.movement().directions() == 8;
    if (!hasRule || !reply.isFound() || !reply.isLegal() && !reply.answer().cutsCorner()) {
      return Finding.NOT_ASKED;
    }
    return reply.isLegal() ? Finding.KEPT : reply.fault(reply.answer().judged().problem());
  }

  static Finding finds(ContractCase tried, GridCase asked, Reply reply) {
    if (!reply.isOffered() || !tried.isReachable(asked)) {
      return Finding.NOT_ASKED;
    }
    if (reply.isFound()) {
      return reply.isLegal() ? Finding.KEPT : Finding.NOT_ASKED;
    }
    boolean isMissed = reply.answer() != null && isNone(reply.answer());
    return isMissed
        ? new Finding(Grade.MISSED, 1, "no path, though there is one", null)
        : reply.fault();
  }

  static Finding none(ContractCase tried, GridCase asked, Reply reply) {
    if (!reply.isOffered() || tried.isReachable(asked)) {
      return Finding.NOT_ASKED;
    }
    if (reply.answer() == null) {
      return reply.fault();
    }
    return isNone(reply.answer()) ? Finding.KEPT : reply.fault(reply + ", though there is none");
  }

  private static boolean isNone(Answer answer) {
    return answer.outcome() == Outcome.NO_PATH && answer.size() == 0;
  }

  static Finding length(ContractCase tried, GridCase asked, Reply reply) {
    if (!reply.isLegal()) {
      return Finding.NOT_ASKED;
    }
    Referee.Judged judged = reply.answer().judged();
    // From a cell to itself every move is too much, and there is no ratio.
    boolean isDetour = asked.start() == asked.goal() && judged.length() > 0;
    double excess = isDetour ? 1 + judged.length() : judged.excess();
    if (!(excess > 1)) {
      return Finding.KEPT;
    }
    String text =
        String.format(
            Locale.ROOT,
            "a path of length %.6f, and the shortest has %.6f",
            judged.length(),
            judged.least());
    boolean isRounded = excess <= 1 + tried.subject().rounding();
    return new Finding(isRounded ? Grade.ROUNDED : Grade.LONGER, excess, text, null);
  }

  static Finding standing(ContractCase tried) {
    GridCase standing = tried.query().standing();
    Reply reply = tried.fresh(standing).reply(standing);
    if (reply.isOffered() && !reply.isFound()) {
      return reply.fault();
    }
    boolean isCell = !reply.isLegal() || reply.answer().isAbstract() || reply.answer().size() == 1;
    return isCell
        ? whole(tried, standing, reply)
        : reply.fault("a path of %d cells".formatted(reply.answer().size()));
  }

  static Finding nearPairs(ContractCase tried) {
    ContractCase.Asked planner = tried.fresh(tried.query());
    Finding worst = Finding.NOT_ASKED;
    for (GridCase near : tried.query().near(NEAR_PAIRS)) {
      Finding finding = whole(tried, near, planner.reply(near));
      if (!finding.isSound()) {
        String text = finding.text() + ", " + near.ends();
        finding = new Finding(finding.grade(), finding.excess(), text, finding.cause());
      }
      worst = worst.worse(finding);
    }
    return worst;
  }

  static Finding again(ContractCase tried) {
    GridCase query = tried.query();
    ContractCase.Asked reused = tried.fresh(query);
    GridCase[] others = query.others(OTHERS);
    Reply[] later = new Reply[others.length];
    for (int i = 0; i < others.length; i++) {
      later[i] = reused.reply(others[i]);
    }
    Finding worst = compared(reused.reply(query), "after other queries", tried.reply());
    for (int i = 0; i < others.length; i++) {
      Reply first = tried.fresh(others[i]).reply(others[i]);
      String when = "after other queries, " + others[i].ends();
      worst = worst.worse(compared(later[i], when, first));
    }
    return worst;
  }

  static Finding changed(ContractCase tried) {
    GridCase query = tried.query();
    CellChanges changes =
        query.turnedOver(query.map(), MOST_CHANGES, new Random(query.map().hashCode()));
    ContractCase.Asked before = tried.fresh(query);
    before.reply(query);
    Optional<Repairable> repairable = before.planner().capability(Repairable.class);
    if (repairable.isEmpty()) {
      return Finding.NOT_ASKED;
    }
    ContractCase.Asked after = tried.ask(repairable.get().withChanges(changes));
    GridCase changed = query.with(changes);
    return compared(
        after.reply(changed),
        "after the changes " + places(query.map(), changes),
        tried.fresh(changed).reply(changed));
  }

  private static String places(GridMap map, CellChanges changes) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < changes.size(); i++) {
      int cell = changes.cell(i);
      text.append(i == 0 ? "" : " ");
      text.append("%d,%d=%c".formatted(map.x(cell), map.y(cell), changes.terrain(i)));
    }
    return text.toString();
  }

  /** Whether an answer that came after something, told by {@code when}, is the first one again. */
  private static Finding compared(Reply later, String when, Reply first) {
    if (!first.isOffered() || !later.isOffered()) {
      return Finding.NOT_ASKED;
    }
    if (first.isLate() || later.isLate()) {
      return (first.isLate() ? first : later).fault();
    }
    boolean isSame =
        first.answer() == null || later.answer() == null
            ? first.answer() == later.answer()
            : first.answer().isAs(later.answer());
    return isSame
        ? Finding.KEPT
        : later.fault("%s %s; asked alone: %s".formatted(later, when, first));
  }

  static Finding budget(ContractCase tried) {
    ContractCase.Asked planner = tried.fresh(tried.query());
    Answer whole = planner.answer(tried.query());
    long needed = whole.expanded();
    if (needed <= 0) {
      return Finding.NOT_ASKED;
    }
    for (long limit : new long[] {0, needed / 2}) {
      Answer cut = planner.answer(tried.query(), Budget.expansions(limit));
      Broken.unless(
          cut.outcome() == Outcome.OUT_OF_EXPANSIONS,
          "%s with a budget of %d expansions, and it took %d without",
          cut,
          limit,
          needed);
      Broken.unless(cut.expanded() <= limit, "%d expanded of %d", cut.expanded(), limit);
      Broken.unless(cut.size() == 0, "half a path after %d expansions", limit);
    }
    Broken.unless(
        planner.answer(tried.query()).isAs(whole),
        "another answer after one that ran out of expansions");
    return Finding.KEPT;
  }

  /** Only a planner that promises the optimum promises a cost. */
  private static boolean isAskedForCosts(ContractCase tried) {
    return tried.guarantee().isOptimal();
  }

  /** The cost of another query is that of this one. */
  static Finding sameCost(ContractCase tried, UnaryOperator<GridCase> change) {
    if (!isAskedForCosts(tried)) {
      return Finding.NOT_ASKED;
    }
    GridCase other = change.apply(tried.query());
    Answer answer = tried.fresh(tried.query()).answer(tried.query());
    Answer changed = tried.fresh(other).answer(other);
    Broken.unless(changed.isAs(answer), "%s, and there %s", answer, changed);
    return Finding.KEPT;
  }

  static Finding sameMirrored(ContractCase tried) {
    return tried.query().isLikeItsMirrorImage()
        ? sameCost(tried, GridCase::mirrored)
        : Finding.NOT_ASKED;
  }

  static Finding sameRotated(ContractCase tried) {
    return tried.query().isLikeItsMirrorImage()
        ? sameCost(tried, query -> query.transposed().mirrored())
        : Finding.NOT_ASKED;
  }

  static Finding monotone(ContractCase tried) {
    GridCase query = tried.query();
    if (!isAskedForCosts(tried) || tried.planner().metric() == LengthMetric.ABSTRACT) {
      return Finding.NOT_ASKED;
    }
    ContractCase.Asked planner = tried.fresh(query);
    AnswerCost cost = planner.answer(query).cost();
    for (GridCase other : query.others(VIAS)) {
      int via = other.start();
      GridMap map = query.map();
      GridCase blocked = query.with(CellChanges.on(map).block(map.x(via), map.y(via)).build());
      if (blocked.isQuery()) {
        Broken.unless(
            tried.fresh(blocked).answer(blocked).cost().compareTo(cost) >= 0,
            "a shorter way once %s is blocked",
            map.describe(via));
      }
      AnswerCost there = planner.answer(new GridCase(query.graph(), query.start(), via)).cost();
      AnswerCost on = planner.answer(new GridCase(query.graph(), via, query.goal())).cost();
      Broken.unless(
          there.plus(on).compareTo(cost) >= 0, "a shorter way over %s", map.describe(via));
    }
    return Finding.KEPT;
  }
}
