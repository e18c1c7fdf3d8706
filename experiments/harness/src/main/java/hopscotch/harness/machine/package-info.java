/** What this machine is, as far as the times of a run depend on it. */
package hopscotch.harness.machine;
