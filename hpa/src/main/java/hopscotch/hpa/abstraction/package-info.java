/**
 * The abstract graph of HPA*: {@link hopscotch.hpa.abstraction.AbstractGraph} holds the levels of a
 * map, the turns of their edges and the landmarks. What they are made of is in {@code level}, what
 * searches them in {@code search}, how landmarks are chosen in {@code landmark}, and which goals
 * can be reached in {@code component}.
 */
package hopscotch.hpa.abstraction;
