/**
 * The work of a plan, divided among shards by its estimated cost. Begin with {@link
 * hopscotch.experiments.run.deal.Deal}.
 */
package hopscotch.experiments.run.deal;
