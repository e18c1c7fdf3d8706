/**
 * The JMH benchmarks, run by {@code ./hopscotch bench}: whole queries, the pieces they are made of,
 * and other Java libraries on the same queries. Libraries of others appear in this package only.
 */
package hopscotch.benchmarks;
