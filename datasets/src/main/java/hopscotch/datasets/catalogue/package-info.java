/**
 * The catalogue of published benchmark sets and the cache that they are kept in.
 *
 * <p>{@link hopscotch.datasets.catalogue.Catalogue} knows the sets, {@link
 * hopscotch.datasets.catalogue.Fetch} downloads one, {@link hopscotch.datasets.catalogue.Importer}
 * takes in a folder or a zip, {@link hopscotch.datasets.catalogue.Verification} checks what is
 * there. Nothing here prints; what takes long tells a {@link
 * hopscotch.datasets.catalogue.Progress}.
 */
package hopscotch.datasets.catalogue;
