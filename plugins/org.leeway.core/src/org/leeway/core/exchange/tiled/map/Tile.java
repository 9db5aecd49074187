package org.leeway.core.exchange.tiled.map;

/**
 * A tile of which a tileset says something.
 *
 * @param id in its tileset, from 0 on
 * @param type the class of the tile; empty if it has none
 */
public record Tile(int id, String type, Values properties) {
}
