package hopscotch.mapf.lacam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The stack of open nodes, against a list. */
class OpenStackTest {

  @Property(seed = "20231")
  void isAListOfWhichTheLastIsOnTop(@ForAll long seed) {
    Random random = new Random(seed);
    OpenStack open = new OpenStack();
    List<Node> list = new ArrayList<>();
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      nodes.add(new Node(i, new int[0], new char[0], null, 0, 0));
    }
    for (int i = 0; i < 60; i++) {
      Node node = nodes.get(random.nextInt(6));
      list.remove(node);
      if (random.nextInt(3) > 0) {
        list.add(node);
        open.push(node);
      } else {
        open.remove(node);
      }
      assertEquals(list.contains(node), node.isOpen);
      assertEquals(list.isEmpty() ? null : list.get(list.size() - 1), open.top());
    }
    while (!list.isEmpty()) {
      assertEquals(list.remove(list.size() - 1), open.top());
      open.remove(open.top());
    }
    assertNull(open.top());
  }
}
