package hopscotch.hpa.cluster;

/** Which of an entrance's moves become transitions. */
public enum Crossing {
  /** The middle one of a narrow entrance, the two at the ends of a wide one: Botea 2004. */
  ENDS,
  /** Every one. */
  ALL
}
