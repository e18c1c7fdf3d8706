/**
 * The parts of Java's library that the planners use and TeaVM's library lacks. A missing method is
 * a method of {@link hopscotch.live.library.Missing}. A missing class is a class here, to which
 * {@code META-INF/teavm.properties} gives the name of the missing one. So no planner needs to be
 * written differently for browsers.
 */
package hopscotch.live.library;
