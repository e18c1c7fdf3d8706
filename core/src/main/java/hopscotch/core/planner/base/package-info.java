/**
 * The base classes of planners. A search extends {@link hopscotch.core.planner.base.GridSearch},
 * which answers what needs no search, and asks a {@link hopscotch.core.planner.base.BudgetMeter}
 * now and then whether to go on. A planner that prepares nothing is a {@link
 * hopscotch.core.planner.base.GraphPlanner}; a {@link
 * hopscotch.core.planner.base.ChangingGraphPlanner} lets its map change in place.
 */
package hopscotch.core.planner.base;
