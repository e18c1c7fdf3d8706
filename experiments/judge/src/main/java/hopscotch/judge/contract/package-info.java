/**
 * Planners that a spec names, guests and those of a jar among them, held to the promises of {@link
 * hopscotch.core.contract.Promise}: their answers are judged as those of a run are, and they are
 * given up where they hang.
 */
package hopscotch.judge.contract;
