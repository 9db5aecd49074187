/**
 * What maps of Tiled and levels have in common.
 *
 * <p>
 * {@link org.leeway.core.exchange.tiled.level.LevelOfMap} makes a level of a map: each cell gets the terrain of the highest
 * tile that names one, closed shapes become obstacles, points spawns. {@link org.leeway.core.exchange.tiled.level.MapOfLevel}
 * makes a map of a level, with a layer of clearance for each capability. {@code Vocabulary} has the names of properties and
 * classes that both use, so that a level comes back from its map as it was.
 */
package org.leeway.core.exchange.tiled.level;
