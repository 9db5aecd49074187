/**
 * Conversion between maps of Tiled and levels.
 *
 * <p> {@link org.leeway.core.exchange.tiled.level.LevelOfMap} makes a level of a map. {@code tiled.cells} makes the
 * level's terrain. Shapes that are marked as blocking become obstacles, and points become spawns.
 * {@link org.leeway.core.exchange.tiled.level.MapOfLevel} makes a map of a level, with a layer of clearance for each
 * capability. Both use the names of properties and classes in {@code map.Vocabulary}, so that a level comes back from
 * its map unchanged.
 */
package org.leeway.core.exchange.tiled.level;
