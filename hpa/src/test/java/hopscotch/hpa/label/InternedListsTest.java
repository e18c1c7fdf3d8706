package hopscotch.hpa.label;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InternedListsTest {
  private final InternedLists lists = new InternedLists();

  private int[] list(int begin) {
    int first = begin + 1;
    return Arrays.copyOfRange(lists.nodes(), first, first + lists.nodes()[begin]);
  }

  /** So many that the arrays grow several times. */
  @Test
  void ofEqualListsOneIsKept() {
    Random random = new Random(1);
    Map<List<Integer>, Integer> begins = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      int[] array = random.ints(8, 0, 12).toArray();
      int from = random.nextInt(4);
      int count = random.nextInt(5);
      int begin = lists.add(array, from, count);
      assertArrayEquals(Arrays.copyOfRange(array, from, from + count), list(begin));
      List<Integer> key = IntStream.range(from, from + count).mapToObj(at -> array[at]).toList();
      Integer before = begins.put(key, begin);
      if (before != null) {
        assertEquals(before, begin, key::toString);
      }
    }
    int length = begins.keySet().stream().mapToInt(key -> key.size() + 1).sum();
    assertEquals(length, lists.toArray().length);
    begins.forEach(
        (key, begin) ->
            assertArrayEquals(key.stream().mapToInt(node -> node).toArray(), list(begin)));
  }

  @Test
  void aListMayBeLongerThanTheArrayGrows() {
    int[] array = IntStream.range(0, 100_000).toArray();
    assertArrayEquals(array, list(lists.add(array, 0, array.length)));
  }

  @Test
  void pairsKeepTheirNumbers() {
    Random random = new Random(2);
    PairMap table = new PairMap();
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    for (int number = 0; number < 20_000; number++) {
      int a = random.nextInt(300);
      int b = random.nextInt(300);
      if (table.get(a, b) == PairMap.NONE) {
        assertNull(numbers.put(List.of(a, b), number));
        table.put(a, b, number);
      }
    }
    numbers.forEach((pair, number) -> assertEquals(number, table.get(pair.get(0), pair.get(1))));
    assertEquals(PairMap.NONE, table.get(300, 0));
  }
}
