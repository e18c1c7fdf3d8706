package hopscotch.experiments.contract;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Outcome;
import java.util.Optional;
import java.util.function.Function;

/** What every planner must do. Each says what is wrong with a planner on a case, if anything is. */
public enum Property {
  /**
   * A path is legal, joins start and goal, and is as good as promised; none only if there is none.
   */
  ANSWERS_AS_PROMISED("answers as promised") {
    @Override
    Optional<String> findFault(Witness witness, ContractCase query) {
      return witness.on(query).answer(query).findFault();
    }
  },
  /**
   * The same of many pairs that are near, which a hierarchy answers in other ways than far ones.
   */
  ANSWERS_NEAR_PAIRS("answers near pairs as promised") {
    @Override
    Optional<String> findFault(Witness witness, ContractCase query) {
      Witness.Planned planned = witness.on(query);
      for (ContractCase near : query.near(NEAR_PAIRS)) {
        Optional<String> fault = planned.answer(near).findFault();
        if (fault.isPresent()) {
          return Optional.of(
              "%s, from %s to %s"
                  .formatted(
                      fault.get(),
                      query.map().describe(near.start()),
                      query.map().describe(near.goal())));
        }
      }
      return Optional.empty();
    }
  },
  /** From a cell to itself leads the path of that cell. */
  START_IS_GOAL("finds the way from a cell to itself") {
    @Override
    Optional<String> findFault(Witness witness, ContractCase query) {
      return witness.on(query).answer(query.standing()).findFault();
    }
  },
  /** Queries one after the other are answered as each is alone. */
  REUSED_IS_FRESH("answers a query after others as it answers it first") {
    @Override
    Optional<String> findFault(Witness witness, ContractCase query) {
      ContractCase[] others = query.others(4);
      Witness.Planned reused = witness.on(query);
      Witness.Answer[] later = new Witness.Answer[others.length];
      for (int i = 0; i < others.length; i++) {
        later[i] = reused.answer(others[i]);
      }
      for (int i = 0; i < others.length; i++) {
        Witness.Answer first = witness.on(query).answer(others[i]);
        if (!later[i].isAs(first)) {
          return Optional.of(
              "%s after other queries, %s as the first, from %s to %s"
                  .formatted(
                      later[i],
                      first,
                      query.map().describe(others[i].start()),
                      query.map().describe(others[i].goal())));
        }
      }
      return Optional.empty();
    }
  },
  /** Out of expansions, it says so; one that counts none is not asked. */
  BUDGET_IS_HONOURED("keeps to its budget of expansions") {
    @Override
    Optional<String> findFault(Witness witness, ContractCase query) {
      Witness.Planned planned = witness.on(query);
      Witness.Answer whole = planned.answer(query);
      long limit = whole.expanded() / 2;
      if (whole.expanded() <= 0) {
        return Optional.empty();
      }
      Witness.Answer cut = planned.answer(query, Budget.expansions(limit));
      if (cut.outcome() != Outcome.OUT_OF_EXPANSIONS) {
        return Optional.of(
            "%s with a budget of %d expansions, and it took %d without"
                .formatted(cut, limit, whole.expanded()));
      }
      return planned.answer(query).isAs(whole)
          ? Optional.empty()
          : Optional.of("another answer after one that ran out of expansions");
    }
  },
  /** The way back costs as much. */
  COST_IS_THE_SAME_BACK("finds a way back of the same cost") {
    @Override
    Optional<String> findFault(Witness witness, ContractCase query) {
      return differs(witness, query, ContractCase::swapped);
    }
  },
  /** The map in a mirror has ways of the same cost. */
  COST_IS_THE_SAME_MIRRORED("finds a way of the same cost on the map in a mirror") {
    @Override
    Optional<String> findFault(Witness witness, ContractCase query) {
      return query.isLikeItsMirrorImage()
          ? differs(witness, query, ContractCase::mirrored)
          : Optional.empty();
    }
  },
  /** Rows may be columns. */
  COST_IS_THE_SAME_TRANSPOSED("finds a way of the same cost on the map with rows as columns") {
    @Override
    Optional<String> findFault(Witness witness, ContractCase query) {
      return differs(witness, query, ContractCase::transposed);
    }
  };

  private static final int NEAR_PAIRS = 20;

  private final String text;

  Property(String text) {
    this.text = text;
  }

  /** What the planner must do, in words. */
  public String text() {
    return text;
  }

  /**
   * What is wrong; empty if nothing is.
   *
   * @throws RuntimeException if the planner fails, which is a fault as well
   */
  abstract Optional<String> findFault(Witness witness, ContractCase query);

  /** Only a planner that promises the optimum promises this. */
  private static Optional<String> differs(
      Witness witness, ContractCase query, Function<ContractCase, ContractCase> change) {
    Witness.Planned planned = witness.on(query);
    if (!planned.isOptimal()) {
      return Optional.empty();
    }
    Witness.Answer answer = planned.answer(query);
    ContractCase other = change.apply(query);
    Witness.Answer changed = witness.on(other).answer(other);
    return answer.isAs(changed)
        ? Optional.empty()
        : Optional.of("%s, and there %s".formatted(answer, changed));
  }
}
