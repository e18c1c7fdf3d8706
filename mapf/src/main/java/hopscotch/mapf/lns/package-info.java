/** Large neighbourhood search: a few units at a time are planned anew around all others. */
package hopscotch.mapf.lns;
