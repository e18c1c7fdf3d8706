/**
 * The parameters in a spec, which follow the name of the planner. A {@link
 * hopscotch.core.planner.parameter.Parameter} has a name, a default and the values it takes. {@link
 * hopscotch.core.planner.parameter.Arguments} are the checked values of a spec.
 */
package hopscotch.core.planner.parameter;
