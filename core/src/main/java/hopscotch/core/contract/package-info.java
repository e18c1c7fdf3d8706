/**
 * The promises of every planner, the cases on which they are checked, and the check itself: {@link
 * hopscotch.core.contract.Contract}. The tests of all modules, {@code verify --contract} and the
 * scoreboard ask the same promises on the same maps; who says what an answer is worth is theirs, a
 * {@link hopscotch.core.contract.Referee}.
 */
package hopscotch.core.contract;
