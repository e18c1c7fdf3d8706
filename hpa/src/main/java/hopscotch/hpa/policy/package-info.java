/** The numbers by which {@code hpa} decides for a map, each with its reason. */
package hopscotch.hpa.policy;
