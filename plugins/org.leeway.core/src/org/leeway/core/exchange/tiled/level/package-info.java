/**
 * Conversion between maps of Tiled and levels.
 *
 * <p> {@link org.leeway.core.exchange.tiled.level.LevelOfMap} converts a map into a level. {@code tiled.cells} makes the
 * level's terrain. Shapes that are marked as blocking become obstacles, and points become spawns.
 * {@link org.leeway.core.exchange.tiled.level.MapOfLevel} converts a level into a map, with a layer of clearance for each
 * capability. Both classes use the names of properties and classes in {@code map.Vocabulary}. So a level that is converted
 * into a map and back stays unchanged.
 */
package org.leeway.core.exchange.tiled.level;
