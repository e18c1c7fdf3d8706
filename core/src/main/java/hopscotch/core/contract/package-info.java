/** The cases on which planners are held to their promises: small maps of many shapes, drawn. */
package hopscotch.core.contract;
