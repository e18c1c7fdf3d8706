package hopscotch.site;

/**
 * A link that leads nowhere.
 *
 * @param file where it stands
 * @param line in that file, from 1
 * @param text what is wrong, and what would be right
 */
record Problem(String file, int line, String text) {
  @Override
  public String toString() {
    return file + ":" + line + ": " + text;
  }
}
