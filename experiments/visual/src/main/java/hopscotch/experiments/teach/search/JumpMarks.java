package hopscotch.experiments.teach.search;

import java.util.Set;

/**
 * What the jumps of one expansion are marked by on the map.
 *
 * @param scanned the cells that jumps looked at
 * @param forced the forced neighbours of the cell expanded
 * @param walls the blocked cells that force them
 */
public record JumpMarks(Set<Integer> scanned, Set<Integer> forced, Set<Integer> walls) {
  /** Of an expansion without jumps. */
  static final JumpMarks NONE = new JumpMarks(Set.of(), Set.of(), Set.of());

  /** Copies the sets. */
  public JumpMarks {
    scanned = Set.copyOf(scanned);
    forced = Set.copyOf(forced);
    walls = Set.copyOf(walls);
  }
}
