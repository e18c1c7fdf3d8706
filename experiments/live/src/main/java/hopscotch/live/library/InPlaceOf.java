package hopscotch.live.library;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a static method that replaces one of Java's library that TeaVM's library lacks. If it
 * replaces an instance method, its first parameter is the object.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface InPlaceOf {
  /** The class of the method that is missing. */
  Class<?> value();

  /** The name of the missing method, if it differs from that of the marked one. */
  String name() default "";

  /** Whether the method that is missing is static. */
  boolean isStatic() default false;
}
