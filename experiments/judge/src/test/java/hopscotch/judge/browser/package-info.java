/** The system's Chromium, for tests of pages. */
package hopscotch.judge.browser;
