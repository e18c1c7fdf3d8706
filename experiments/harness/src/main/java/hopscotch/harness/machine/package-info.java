/** The properties of this machine on which the times of a run depend. */
package hopscotch.harness.machine;
