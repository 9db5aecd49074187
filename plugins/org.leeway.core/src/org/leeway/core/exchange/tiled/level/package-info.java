/**
 * What maps of Tiled and levels have in common.
 *
 * <p>
 * {@link org.leeway.core.exchange.tiled.level.LevelOfMap} makes a level of a map: {@code tiled.cells} gives its terrain, shapes
 * that something marks as blocking become obstacles, points spawns. {@link org.leeway.core.exchange.tiled.level.MapOfLevel}
 * makes a map of a level, with a layer of clearance for each capability. {@code map.Vocabulary} has the names of properties and
 * classes that both use, so that a level comes back from its map as it was.
 */
package org.leeway.core.exchange.tiled.level;
