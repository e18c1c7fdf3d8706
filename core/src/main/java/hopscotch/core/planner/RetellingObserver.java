package hopscotch.core.planner;

/**
 * Tells another observer what a search does, but neither that it begins nor that it ends: for a
 * search that is only a part of what the other observes.
 */
public abstract class RetellingObserver implements SearchObserver {
  /** An observer that tells another. */
  protected RetellingObserver() {}

  /** The observer that is told. */
  protected abstract SearchObserver to();

  @Override
  public void enter(SearchPart part, int level, int from, int goal) {
    to().enter(part, level, from, goal);
  }

  @Override
  public void generate(int side, int cell, int parent, long g, long f) {
    to().generate(side, cell, parent, g, f);
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    to().expand(side, cell, g, f);
  }

  @Override
  public void forget() {
    to().forget();
  }

  @Override
  public void update(int side, int cell, int parent, long g, long rhs, long f) {
    to().update(side, cell, parent, g, rhs, f);
  }

  @Override
  public void cone(double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
    to().cone(rootX, rootY, fromX, fromY, toX, toY);
  }
}
