package hopscotch.core.contract;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;

/**
 * One case put to one planner. The planner is prepared for it once, and the answer to its query is
 * asked for once, for all promises about them. For one thread.
 */
public final class ContractCase {
  private final Subject subject;
  private final GridCase query;
  private Planner planner;
  private Reply reply;
  private Boolean isReachable;

  /** A case. The planner is not asked before a promise is checked. */
  public ContractCase(Subject subject, GridCase query) {
    this.subject = subject;
    this.query = query;
  }

  /** A planner, and a search of it that lives on from answer to answer. */
  final class Asked {
    private final Planner planner;
    private final PathSearch search;

    private Asked(Planner planner) {
      this.planner = planner;
      this.search = planner.newSearch();
    }

    Planner planner() {
      return planner;
    }

    Answer answer(GridCase asked) {
      return answer(asked, subject.budget());
    }

    Answer answer(GridCase asked, Budget budget) {
      return Answer.of(subject.referee(), planner, search, asked, budget);
    }

    /** The answer to a question, of which a failure is no end. */
    Reply reply(GridCase asked) {
      return Reply.to(() -> answer(asked), subject);
    }
  }

  /** The finding about a promise of the planner on the case. */
  public Finding find(Promise promise) {
    return promise.find(this);
  }

  GridCase query() {
    return query;
  }

  Subject subject() {
    return subject;
  }

  Planner planner() {
    if (planner == null) {
      planner = another(query);
    }
    return planner;
  }

  Guarantee guarantee() {
    return planner().guarantee();
  }

  /** A planner prepared anew. */
  Planner another(GridCase asked) {
    return subject.prepare().apply(asked.graph());
  }

  /** The planner of a case that has answered nothing. */
  Asked fresh(GridCase asked) {
    return new Asked(
        subject.isShared() && asked.graph() == query.graph() ? planner() : another(asked));
  }

  /** A planner made of another. */
  Asked ask(Planner other) {
    return new Asked(other);
  }

  /** The answer to the query by the planner of the case, before any other. */
  Reply reply() {
    if (reply == null) {
      reply = Reply.to(() -> new Asked(planner()).answer(query), subject);
    }
    return reply;
  }

  /** Whether some path joins the ends of a case. */
  boolean isReachable(GridCase asked) {
    if (!asked.equals(query)) {
      return subject.referee().isReachable(asked);
    }
    if (isReachable == null) {
      isReachable = subject.referee().isReachable(query);
    }
    return isReachable;
  }
}
