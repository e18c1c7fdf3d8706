package hopscotch.mapf.cbs.lowlevel;

import java.util.Arrays;

/**
 * What binds one unit in a node of the tree, in a form that can be compared. Two of them are equal
 * if and only if they are of one unit and forbid and demand the same, in whatever order the
 * branches came.
 */
public final class UnitConstraints {
  /** The bytes of the object and of an array without its elements. */
  private static final int OBJECT_BYTES = 40;

  private final int[] content;
  private final int hash;

  /** Takes over the numbers that {@link ConstraintTable#copy} has put in order. */
  UnitConstraints(int[] content) {
    this.content = content;
    this.hash = Arrays.hashCode(content);
  }

  /** The bytes that it takes. */
  public long bytes() {
    return OBJECT_BYTES + 4L * content.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UnitConstraints that && Arrays.equals(content, that.content);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
