/**
 * Tables, and the pages that hold them: as Markdown, LaTeX, plain text, or one self-contained page
 * with a script. Begin with {@link hopscotch.harness.report.page.Table} and {@link
 * hopscotch.harness.report.page.TablePage}.
 */
package hopscotch.harness.report.page;
