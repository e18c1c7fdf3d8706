/** Papers about searches from both ends. */
package hopscotch.papers.bidirectional;
