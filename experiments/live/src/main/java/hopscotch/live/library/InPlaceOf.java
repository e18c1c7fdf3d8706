package hopscotch.live.library;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a static method that is called where planners call one of Java's library that TeaVM's
 * library lacks. The object that an instance method is called on comes first.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface InPlaceOf {
  /** The class of the method that is missing. */
  Class<?> value();

  /** The method's name, if it is another than that of the marked one. */
  String name() default "";

  /** Whether the method that is missing is static. */
  boolean isStatic() default false;
}
