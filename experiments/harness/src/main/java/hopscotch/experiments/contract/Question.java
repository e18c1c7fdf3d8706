package hopscotch.experiments.contract;

import hopscotch.core.grid.CellChanges;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridMap;
import java.util.Optional;
import java.util.Random;

/**
 * What is asked of every program of a scoreboard. Other than a {@link Property}, a question has an
 * answer for each case: a program is not right or wrong as a whole, and may promise less than the
 * shortest path.
 */
public enum Question {
  /** A path is a chain of moves on free cells from start to goal; corners are another question. */
  LEGAL("legal") {
    @Override
    Finding ask(Sitting sitting) {
      Sitting.Reply reply = sitting.reply();
      return reply.isFound() && reply.answer().cutsCorner()
          ? Finding.NOT_ASKED
          : sitting.legal(reply);
    }
  },
  /** No diagonal passes a corner that the rule closes. */
  CORNERS("corners") {
    @Override
    Finding ask(Sitting sitting) {
      boolean hasRule = sitting.query().movement().corners() != CornerRule.ALWAYS;
      if (!hasRule || sitting.query().movement().directions() == 4) {
        return Finding.NOT_ASKED;
      }
      Sitting.Reply reply = sitting.reply();
      if (reply.isFound() && reply.answer().cutsCorner()) {
        return sitting.legal(reply);
      }
      return reply.isLegal() ? Finding.KEPT : Finding.NOT_ASKED;
    }
  },
  /** A path where there is one. */
  FINDS("finds a path") {
    @Override
    Finding ask(Sitting sitting) {
      return Sitting.isReachable(sitting.query())
          ? sitting.found(sitting.reply())
          : Finding.NOT_ASKED;
    }
  },
  /** No path where there is none, and an end. */
  NONE("unreachable") {
    @Override
    Finding ask(Sitting sitting) {
      return Sitting.isReachable(sitting.query())
          ? Finding.NOT_ASKED
          : sitting.none(sitting.reply());
    }
  },
  /** The shortest path; a fault only if that is promised. */
  SHORTEST("shortest") {
    @Override
    Finding ask(Sitting sitting) {
      return sitting.length(sitting.reply());
    }
  },
  /** From a cell to itself. */
  SAME_CELL("start = goal") {
    @Override
    Finding ask(Sitting sitting) {
      ContractCase standing = sitting.query().standing();
      return sitting.whole(
          standing, sitting.reply(() -> sitting.planned(standing).answer(standing)));
    }

    @Override
    boolean isAbout(ContractCase query) {
      return !query.graph().isWeighted();
    }
  },
  /** Queries one after the other on one instance are answered as each is alone. */
  AGAIN("asked again") {
    @Override
    Finding ask(Sitting sitting) {
      ContractCase query = sitting.query();
      Sitting.Reply first = sitting.reply();
      Witness.Planned reused = sitting.planned(query);
      for (ContractCase other : query.others(OTHERS)) {
        sitting.reply(() -> reused.answer(other));
      }
      Sitting.Reply later = sitting.reply(() -> reused.answer(query));
      return Sitting.compared(later, "after other queries", first);
    }
  },
  /** All of the above about the query, where cells weigh. */
  WEIGHTS("weights") {
    @Override
    Finding ask(Sitting sitting) {
      return sitting.whole(sitting.query(), sitting.reply());
    }

    @Override
    boolean isAbout(ContractCase query) {
      return query.graph().isWeighted() && query.start() != query.goal();
    }
  },
  /** After cells were blocked and freed, the answer of a planner that never saw the map before. */
  CHANGED("changed maps") {
    @Override
    Finding ask(Sitting sitting) {
      ContractCase query = sitting.query();
      CellChanges changes = changes(query);
      Witness.Planned before = sitting.planned(query);
      sitting.reply(() -> before.answer(query));
      Optional<Witness.Planned> after = before.changed(changes);
      if (after.isEmpty()) {
        return Finding.NOT_ASKED;
      }
      ContractCase changed =
          new ContractCase(
              query.map().with(changes), query.movement(), query.start(), query.goal());
      Sitting.Reply later = sitting.reply(() -> after.get().answer(changed));
      Sitting.Reply first = sitting.reply(() -> sitting.planned(changed).answer(changed));
      return Sitting.compared(later, "after the changes " + places(query.map(), changes), first);
    }
  };

  private static final int OTHERS = 4;
  private static final int MOST_CHANGES = 6;

  private final String text;

  Question(String text) {
    this.text = text;
  }

  /** The question in a word or two. */
  public String text() {
    return text;
  }

  /** Whether the answer to one query shows it. */
  public boolean isOneQuery() {
    return this != AGAIN && this != CHANGED;
  }

  /** Whether to miss a path is what is wrong: that is no fault of one that may. */
  public boolean isOfPathsFound() {
    return this == FINDS || this == WEIGHTS;
  }

  /** What is found of a planner on a case. */
  abstract Finding ask(Sitting sitting);

  /** Whether it is asked of such a case: weights, and a query that stands, have their own. */
  boolean isAbout(ContractCase query) {
    return !query.graph().isWeighted() && query.start() != query.goal();
  }

  /** Some cells between the ends turned over: the blocked freed, and the free blocked. */
  private static CellChanges changes(ContractCase query) {
    GridMap map = query.map();
    Random random = new Random(map.hashCode());
    CellChanges.Builder changes = CellChanges.on(map);
    for (int i = 0; i < MOST_CHANGES; i++) {
      int cell = map.cell(random.nextInt(map.width()), random.nextInt(map.height()));
      if (cell != query.start() && cell != query.goal()) {
        boolean isFree = query.movement().terrain().isFree(map.terrain(cell));
        changes.set(map.x(cell), map.y(cell), isFree ? '@' : '.');
      }
    }
    return changes.build();
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
}
