/**
 * What a run and its worker processes say to each other. Begin with {@link
 * hopscotch.experiments.run.message.Reply}. {@link hopscotch.experiments.run.message.Block} is the
 * reply that has answers.
 */
package hopscotch.experiments.run.message;
