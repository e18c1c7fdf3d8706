/**
 * Checks whether the planners that specs name, including guests and planners from jars, keep the
 * promises of {@link hopscotch.core.contract.Promise}. Their answers are judged as in a run, and
 * they are given up if they hang.
 */
package hopscotch.judge.contract;
