package hopscotch.experiments.teach;

import java.util.List;

/** A lecture as text, a step at a time. */
public interface Board {
  /** How many steps there are. */
  int size();

  /** The lines of step {@code i}, from 0. */
  List<String> lines(int i);

  /** What is done at step {@code i}, as one sentence. */
  String reason(int i);

  /** What came of step {@code i}, a line each. */
  List<String> changes(int i);

  /** What the signs mean. */
  List<String> key();

  /** The map as step {@code i} shows it; to be read before the next call. */
  Squares squares(int i);
}
