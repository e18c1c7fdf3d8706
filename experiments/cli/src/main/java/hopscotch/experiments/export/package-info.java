/**
 * A page in one file that replays searches without a server. It draws by the modules of the page of
 * {@link hopscotch.experiments.view}, and has the answers that its server would give.
 */
package hopscotch.experiments.export;
