/**
 * Several folders of one suite, such as those of its shards, joined to one. Begin with {@link
 * hopscotch.experiments.results.merge.RunMerge}.
 */
package hopscotch.experiments.results.merge;
