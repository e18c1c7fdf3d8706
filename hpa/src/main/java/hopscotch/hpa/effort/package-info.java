/** The counters of a hierarchical query, by phase, and its budget. */
package hopscotch.hpa.effort;
