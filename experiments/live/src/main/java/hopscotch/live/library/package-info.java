/**
 * What the planners use of Java's library, and TeaVM's lacks. A missing method is a method of
 * {@link hopscotch.live.library.Missing}. A missing class is a class here, which {@code
 * META-INF/teavm.properties} gives the name of the missing one. So no planner is written in another
 * way for browsers.
 */
package hopscotch.live.library;
