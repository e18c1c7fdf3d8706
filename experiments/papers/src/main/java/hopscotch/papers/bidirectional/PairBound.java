package hopscotch.papers.bidirectional;

import java.util.ArrayList;
import java.util.List;

/**
 * A lower bound on the cost of a path over two open cells, u forward and v backward, as Siag,
 * Shperberg, Felner and Sturtevant enumerate them (IJCAI 2023): the mean of some of five bounds.
 * With a consistent heuristic, and moves that cost the same both ways, each of these five is a
 * lower bound:
 *
 * <ul>
 *   <li>g: gF(u) + gB(v) + e, e the cheapest move;
 *   <li>fd: fF(u) + dB(v), which is gF(u) + gB(v) + hF(u) - hF(v), the bound of Kaindl and Kainz;
 *   <li>df: dF(u) + fB(v), the same with the other heuristic;
 *   <li>rfrd, rdrf: those two with the difference of the heuristic reversed.
 * </ul>
 *
 * <p>fd and rfrd exclude each other, and so do df and rdrf: the mean of such a pair is useless.
 * That leaves 17. The bound of BAE*, b, is fd+df.
 *
 * @param ofForward 1 if fd is among them, -1 if rfrd is, 0 if neither is
 * @param ofBackward 1 if df is among them, -1 if rdrf is, 0 if neither is
 * @param withG 1 if g is among them, else 0
 */
record PairBound(int ofForward, int ofBackward, int withG) {
  /** All 17 bounds. */
  static final List<PairBound> ALL = all();

  private static List<PairBound> all() {
    List<PairBound> all = new ArrayList<>();
    for (int withG = 0; withG <= 1; withG++) {
      for (int ofForward = -1; ofForward <= 1; ofForward++) {
        for (int ofBackward = -1; ofBackward <= 1; ofBackward++) {
          if (withG != 0 || ofForward != 0 || ofBackward != 0) {
            all.add(new PairBound(ofForward, ofBackward, withG));
          }
        }
      }
    }
    return List.copyOf(all);
  }

  /** The number of bounds of which it is the mean. */
  int parts() {
    return Math.abs(ofForward) + Math.abs(ofBackward) + withG;
  }

  /**
   * The key of an open cell: what it adds to {@link #parts} times the bound. Keys never fall along
   * a path.
   *
   * @param side 0 forward, 1 backward
   * @param g the cost from the side's origin
   * @param h the estimate to the other side's origin
   * @param back the estimate to the side's own origin
   */
  int key(int side, int g, int h, int back) {
    return side == 0
        ? parts() * g + ofForward * h - ofBackward * back
        : parts() * g + ofBackward * h - ofForward * back;
  }

  /** The bound from the least keys of both sides, rounded up to a whole cost. */
  int of(int leastForward, int leastBackward, int cheapest) {
    return -Math.floorDiv(-(leastForward + leastBackward + withG * cheapest), parts());
  }

  /** Its parts, such as {@code g+fd+df}. */
  @Override
  public String toString() {
    List<String> names = new ArrayList<>();
    if (withG != 0) {
      names.add("g");
    }
    if (ofForward != 0) {
      names.add(ofForward > 0 ? "fd" : "rfrd");
    }
    if (ofBackward != 0) {
      names.add(ofBackward > 0 ? "df" : "rdrf");
    }
    return String.join("+", names);
  }
}
