package hopscotch.hpa.label;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.DistanceOracle;
import hopscotch.core.planner.capability.DistanceSearch;
import hopscotch.core.planner.capability.Labelled;
import hopscotch.core.planner.parameter.Parameter;
import hopscotch.hpa.subgoal.SubgoalGraph;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hub labels on a subgoal graph; see {@link HubLabels}. Guarantee: optimal. */
record LabelPlanner(
    SubgoalGraph subgoals, LabelArcs arcs, HubLabels labels, SeedTable seeds, boolean components)
    implements Planner, DistanceOracle {
  static final Parameter SEEDS =
      Parameter.choice(
          "seeds", SeedUse.AUTO, "keep the seeds of cells, or scan; auto: scan where they are few");

  @Override
  public GridGraph graph() {
    return subgoals.graph();
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public Map<String, String> decided() {
    SeedUse use = seeds.isKept() ? SeedUse.KEPT : SeedUse.SCANNED;
    return Map.of(SEEDS.name(), Parameter.word(use));
  }

  @Override
  public long indexBytes() {
    return subgoals.bytes() + arcs.bytes() + labels.bytes() + seeds.bytes();
  }

  @Override
  public List<String> extraCounters() {
    return List.of(LabelSearch.ENTRIES);
  }

  @Override
  public LabelSearch newSearch(SearchObserver observer) {
    return new LabelSearch(subgoals, arcs, labels, seeds, components, observer);
  }

  @Override
  public DistanceSearch newDistanceSearch() {
    return new LabelDistances(subgoals, labels, seeds, newSearch(null));
  }

  @Override
  public <T> Optional<T> capability(Class<T> type) {
    return type == Labelled.class
        ? Optional.of(type.cast(new LabelLists(subgoals, labels)))
        : Planner.super.capability(type);
  }
}
