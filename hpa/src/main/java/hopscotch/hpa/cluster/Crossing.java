package hopscotch.hpa.cluster;

/** Which moves of an entrance become transitions. */
public enum Crossing {
  /**
   * The one in the middle of a narrow entrance, and the two at the ends of a wide one, as in Botea,
   * Mueller and Schaeffer 2004.
   */
  ENDS,
  /** All of them. */
  ALL
}
