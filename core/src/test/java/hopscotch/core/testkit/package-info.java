/**
 * The test kit, published as core's test-jar: a contract that every planner must pass, generated
 * maps that shrink, and an oracle that shares no code with any planner.
 *
 * <p>To check a planner of your own, extend {@link hopscotch.core.testkit.PlannerContract} and name
 * its spec.
 */
package hopscotch.core.testkit;
