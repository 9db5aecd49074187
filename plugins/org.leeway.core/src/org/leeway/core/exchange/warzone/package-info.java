/**
 * Maps of the game Warzone 2100. {@code docs/games/warzone.md} lists the rules of the game's pathfinder.
 *
 * <p> {@link org.leeway.core.exchange.warzone.WarzoneImporter} reads a map in a folder, or the maps of a {@code .wz} archive.
 * {@code TileMap} has the tiles, and {@code TileTypes} has the types of the tiles. {@code ObjectFiles} reads structures,
 * features and droids. {@code GameStats} has the sizes of structures and features. {@code WarzoneLevel} makes a level from the
 * tiles and the objects.
 */
package org.leeway.core.exchange.warzone;
