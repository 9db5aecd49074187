/**
 * What the readers of games' maps share. {@code GamePlaces} finds the folders of a game, {@code GamePack} reads the files of a
 * folder or of a zip archive, and {@code CellOutlines} makes polygons of cells.
 */
package org.leeway.core.exchange.game;
