/** Papers about shortest any-angle paths, which begin, end and bend at corners of cells. */
package hopscotch.papers.anyangle;
