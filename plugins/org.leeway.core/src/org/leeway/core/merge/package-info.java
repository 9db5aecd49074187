/**
 * Merges of two levels that were made from one base, and resolutions of conflicts. {@code docs/merging.md} has the rules.
 * <p>
 * {@link org.leeway.core.merge.LevelMerge} merges levels in these steps:
 * <ol>
 * <li>match the terrains of the three levels, and number them,
 * <li>place the three maps in the cells of the base,
 * <li>merge the cells row by row,
 * <li>match the objects of each list, and merge them property by property,
 * <li>merge the order of the lists, and create the merged level with its conflicts.
 * </ol>
 * If one side has resized the map, the editor has moved all objects of this side. So the merge moves the objects of the base in
 * the same way, and compares the results with the objects of the side. Moving the side's objects back would round coordinates.
 */
package org.leeway.core.merge;
