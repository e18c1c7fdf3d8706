/**
 * HPA* as its paper tells it, step by step, to read beside the paper, to draw, and to count what
 * each step does. For speed there is {@code hpa}.
 */
package hopscotch.hpa.textbook;
