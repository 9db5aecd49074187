/**
 * Shared parts of the readers of games' maps. {@code GamePlaces} finds the folders of a game. {@code GamePack} reads the files
 * of a folder or of a zip archive. {@code CellOutlines} converts sets of cells to polygons.
 */
package org.leeway.core.exchange.game;
