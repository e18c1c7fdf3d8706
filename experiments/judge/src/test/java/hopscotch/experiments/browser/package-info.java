/** The system's Chromium, for tests of pages. */
package hopscotch.experiments.browser;
