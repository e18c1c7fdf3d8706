package hopscotch.core.search.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class NodeHeapTest {
  @Test
  void nodesLeaveByTheirFRoundedDown() {
    Random random = new Random(20270);
    NodeHeap heap = new NodeHeap();
    double[] f = new double[5000];
    for (int node = 0; node < f.length; node++) {
      f[node] = 1000 * random.nextDouble();
      heap.push(f[node], node);
    }
    double last = 0;
    for (int left = f.length; left > 0; left--) {
      assertEquals(left, heap.size());
      double top = heap.topF();
      int node = heap.pop();
      assertTrue(last <= top && top <= f[node], "in order, and rounded down");
      assertTrue(f[node] - top <= f[node] * 0x1p-25, "by little");
      last = top;
    }
    assertEquals(0, heap.size());
  }

  @Test
  void ofEqualFTheLaterNodeComesFirst() {
    NodeHeap heap = new NodeHeap();
    heap.push(3, 7);
    heap.push(3, 9);
    heap.push(0, 1);
    assertEquals(1, heap.pop());
    assertEquals(9, heap.pop());
    assertEquals(7, heap.pop());
  }
}
