/** Papers about jump points and the graphs of them. */
package hopscotch.papers.jumps;
