package hopscotch.papers.bidirectional;

import java.util.ArrayList;
import java.util.List;

/**
 * A lower bound on the cost of a path over two open cells, u forward and v backward, as Siag,
 * Shperberg, Felner and Sturtevant enumerate them (IJCAI 2023): the mean of some of five. With a
 * consistent heuristic, and moves that cost the same both ways, each of these is one:
 *
 * <ul>
 *   <li>g: gF(u) + gB(v) + e, e the cheapest move;
 *   <li>fd: fF(u) + dB(v), which is gF(u) + gB(v) + hF(u) - hF(v), Kaindl and Kainz's bound;
 *   <li>df: dF(u) + fB(v), the same of the other heuristic;
 *   <li>rfrd, rdrf: those two with the heuristic's difference turned round.
 * </ul>
 *
 * <p>fd and rfrd exclude each other, and so do df and rdrf: their mean says nothing. That leaves
 * 17. The bound of BAE*, b, is fd+df.
 *
 * @param ofForward 1 with fd, -1 with rfrd, 0 with neither
 * @param ofBackward 1 with df, -1 with rdrf, 0 with neither
 * @param withG 1 with g, 0 without
 */
record PairBound(int ofForward, int ofBackward, int withG) {
  /** All of them. */
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

  /** Of how many it is the mean. */
  int parts() {
    return Math.abs(ofForward) + Math.abs(ofBackward) + withG;
  }

  /**
   * What an open cell adds to the bound's multiple by {@link #parts}. It never falls along a path.
   *
   * @param side 0 forward, 1 backward
   * @param g the cost from the side's origin
   * @param h the estimate to the other side's origin
   * @param back the estimate to its own
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

  /** Its parts, as {@code g+fd+df}. */
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
