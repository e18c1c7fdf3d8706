/** The abstract graphs of Harabor and Botea 2008 for agents of two sizes on two terrains. */
package hopscotch.papers.harabor2008;
