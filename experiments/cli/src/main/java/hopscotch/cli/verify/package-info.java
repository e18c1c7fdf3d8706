/**
 * {@code verify}: checks the rows of sets, or the contract of planners on generated maps. Begin
 * with {@link hopscotch.cli.verify.VerifyCommand}.
 */
package hopscotch.cli.verify;
