/**
 * The experiments of Botea, Mueller and Schaeffer 2004, run again under the paper's conditions and
 * set beside its published figures.
 */
package hopscotch.papers.botea2004;
