/** What a query spends, by the phase it spends it in, and whether it may spend more. */
package hopscotch.hpa.effort;
