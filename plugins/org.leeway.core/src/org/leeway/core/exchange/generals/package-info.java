/**
 * Maps of Command & Conquer Generals and its expansion Zero Hour. {@code docs/games/generals.md} has the rules of the game's
 * pathfinder.
 *
 * <p> {@link org.leeway.core.exchange.generals.GeneralsImporter} reads a map. {@code MapContainer} unpacks the file.
 * {@code MapReader} reads the chunks of the file into a {@code GameMap}. {@code GroundCells} computes the kind of each cell:
 * first from the ground, then from the {@code Footprint}s of things. {@code GeneralsLevel} makes the level.
 */
package org.leeway.core.exchange.generals;
