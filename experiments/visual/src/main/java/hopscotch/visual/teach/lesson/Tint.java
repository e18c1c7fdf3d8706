package hopscotch.visual.teach.lesson;

/** The colour of a square, on a terminal and on a page. */
public enum Tint {
  /** A cell about which nothing was said. */
  PLAIN("", "", ""),
  /** A cell with a name, such as a node of a level. */
  NAMED("\u001b[1m", "#f1e9ff", "node of the level"),
  /** The cell that the step is about. */
  CURRENT("\u001b[30;43m", "#ffd84d", "expanded now"),
  /** A cell on the path. */
  PATH("\u001b[30;42m", "#8fd694", "path"),
  /** A cell on the open list. */
  OPEN("\u001b[30;46m", "#cfe3ff", "open: reached, not expanded yet"),
  /** A cell on the open list of the search from the goal. */
  OPEN_FROM_GOAL("\u001b[30;45m", "#ffd9dc", "open, reached from the goal"),
  /** An expanded cell. */
  CLOSED("\u001b[97;44m", "#9db8e0", "closed: expanded"),
  /** A cell expanded by the search from the goal. */
  CLOSED_FROM_GOAL("\u001b[97;41m", "#e0a0a8", "closed, expanded from the goal"),
  /** A cell seen through the interval that the step is about. */
  CONE("\u001b[30;103m", "#fff3b0", "seen through the interval"),
  /** A cell that a jump scanned. */
  SCANNED("\u001b[30;47m", "#d9ead0", "scanned by a jump"),
  /** A forced neighbour of the cell that the step is about. */
  FORCED("\u001b[30;103m", "#ffb27a", "forced neighbour"),
  /** The wall that forces it. */
  FORCING("", "#a8402c", "the wall that forces it"),
  /** A cell on the queue with g above rhs. */
  OVER("\u001b[30;46m", "#bfe3f2", "on the queue, g above rhs"),
  /** A cell on the queue with g below rhs. */
  UNDER("\u001b[30;45m", "#f6c4dc", "on the queue, g below rhs"),
  /** A cell that was changed just now. */
  CHANGED("\u001b[97;41m", "#f06400", "changed just now"),
  /** A cell where units collide. */
  CONFLICT("\u001b[97;41m", "#ff9d9d", "units collide here");

  private final String ansi;
  private final String rgb;
  private final String meaning;

  Tint(String ansi, String rgb, String meaning) {
    this.ansi = ansi;
    this.rgb = rgb;
    this.meaning = meaning;
  }

  /** The meaning in a lesson about a search, in a few words. Empty for {@link #PLAIN}. */
  public String meaning() {
    return meaning;
  }

  /** The escape sequence that switches a terminal to this colour. Empty for none. */
  String ansi() {
    return ansi;
  }

  /** The colour as #rrggbb. Empty for the colour of the terrain. */
  public String rgb() {
    return rgb;
  }
}
