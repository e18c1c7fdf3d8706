/** Papers about searches from both ends. */
package hopscotch.experiments.paper.bidirectional;
