/**
 * The work of a plan dealt to shards by what it costs by estimate. Begin with {@link
 * hopscotch.experiments.run.deal.Deal}.
 */
package hopscotch.experiments.run.deal;
