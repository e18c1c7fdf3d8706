/** Papers about jump points and the graphs of them. */
package hopscotch.experiments.paper.jumps;
