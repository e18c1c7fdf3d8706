/**
 * Tables, and the pages that hold them: as Markdown, LaTeX, plain text, or one self-contained page
 * with a script. Begin with {@link hopscotch.experiments.report.page.Table} and {@link
 * hopscotch.experiments.report.page.TablePage}.
 */
package hopscotch.experiments.report.page;
