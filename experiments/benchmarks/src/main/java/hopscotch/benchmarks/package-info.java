/**
 * The JMH benchmarks, run by {@code ./hopscotch bench}: whole queries, their parts, and other Java
 * libraries on the same queries. Libraries of others are used in this package only.
 */
package hopscotch.benchmarks;
