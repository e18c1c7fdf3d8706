/**
 * Verifies planners on the whole published benchmark: every row of every scenario, with scenarios
 * in parallel, and a journal from which an interrupted verification goes on.
 */
package hopscotch.harness.verify;
