/**
 * Merges of two levels that were made from one base, and decisions about what conflicts. Semantics are in docs/merging.md.
 * <p>
 * {@link org.leeway.core.merge.LevelMerge} goes on in these steps:
 * <ol>
 * <li>match the terrains of the three levels, and number them,
 * <li>place the three maps in the cells of the base,
 * <li>merge the cells row by row,
 * <li>match the objects of each list, and merge them property by property,
 * <li>merge the order of the lists, and create the merged level with its conflicts.
 * </ol>
 * An object counts as unchanged if it equals the object of the base after the move with which the editor resizes a map. Moving it
 * back would round its coordinates.
 */
package org.leeway.core.merge;
