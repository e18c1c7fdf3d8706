/**
 * The whole published benchmark against the planners: every row of every scenario, in parallel over
 * scenarios, with a journal from which an interrupted verification goes on.
 */
package hopscotch.harness.verify;
