package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.core.contract.GridCase;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.capability.Labelled;
import hopscotch.core.testkit.GridCases;
import hopscotch.core.testkit.Oracle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a search of labels counts, and what it tells an observer. */
class LabelSearchTest {

  @Provide
  Arbitrary<GridCase> queries() {
    return GridCases.queries(GridCases.uniformMovements());
  }

  private record Told(int side, int cell, long g, long f) {}

  private final List<Told> seeds = new ArrayList<>();
  private final List<Told> read = new ArrayList<>();

  private final SearchObserver observer =
      new SearchObserver() {
        @Override
        public void expand(int side, int cell, long g, long f) {
          read.add(new Told(side, cell, g, f));
        }

        @Override
        public void generate(int side, int cell, int parent, long g, long f) {
          seeds.add(new Told(side, cell, g, f));
        }
      };

  @Property(seed = "20123")
  void readsLabelsOfSeeds(@ForAll("queries") GridCase query) {
    Planner planner = Planners.prepare("hl", query.graph());
    Labelled labels = planner.capability(Labelled.class).orElseThrow();
    PathSearch search = planner.newSearch(observer);
    for (GridCase other : query.others(5)) {
      if (other.start() == other.goal() || Oracle.cost(other) == Oracle.UNREACHABLE) {
        continue;
      }
      seeds.clear();
      read.clear();
      search.find(other.start(), other.goal(), new PathBuffer());
      assertEquals(2 + seeds.size(), search.counters().generated, other::toString);
      assertEquals(read.size(), search.counters().expanded, other::toString);
      Set<Told> once = new HashSet<>(read);
      assertEquals(once.size(), search.counters().touched, other::toString);
      assertEquals(read.size() - once.size(), search.counters().reopened, other::toString);
      assertTrue(new HashSet<>(seeds).containsAll(read), other::toString);
      long entries = read.stream().mapToLong(told -> labels.hubs(told.cell).length).sum();
      assertEquals(entries, search.counters().extra(0), other::toString);
    }
  }

  @Example
  void thePlannerSaysHowItGetsSeedsAndWhatItCounts() {
    GridCase query = GridCase.of("8 never sqrt2", 0, 0, 2, 2, "...", ".@.", "...");
    Planner planner = Planners.prepare("hl", query.graph()).planner();
    assertEquals(Set.of("seeds"), planner.decided().keySet());
    assertEquals(List.of("entries"), planner.extraCounters());
  }
}
