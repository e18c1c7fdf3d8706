/**
 * A run as the script of its page reads it: its answers, and searches of the worst queries made
 * again. Begin with {@link hopscotch.experiments.report.data.PageData}.
 */
package hopscotch.experiments.report.data;
