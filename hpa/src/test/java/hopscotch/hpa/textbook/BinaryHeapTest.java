package hopscotch.hpa.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.PriorityQueue;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class BinaryHeapTest {
  private record Entry(int cell, long f, long g) implements Comparable<Entry> {
    @Override
    public int compareTo(Entry other) {
      return f != other.f ? Long.compare(f, other.f) : Long.compare(other.g, g);
    }
  }

  /** Entries of equal f and g too come in the order in which the JDK's binary heap has them. */
  @Property(seed = "2004")
  void cellsComeAsFromTheHeapOfTheJdk(
      @ForAll @Size(max = 200) List<@IntRange(min = -3, max = 15) Integer> steps) {
    BinaryHeap heap = new BinaryHeap();
    PriorityQueue<Entry> expected = new PriorityQueue<>();
    int cell = 0;
    for (int step : steps) {
      if (step >= 0) {
        heap.push(cell, step / 4, step % 4);
        expected.add(new Entry(cell++, step / 4, step % 4));
      } else if (!expected.isEmpty()) {
        assertEquals(expected.remove().cell(), heap.pop());
      }
      assertEquals(expected.size(), heap.size());
    }
  }
}
