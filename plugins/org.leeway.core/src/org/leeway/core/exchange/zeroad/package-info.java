/**
 * Maps of the game 0 A.D. The rules of the game's pathfinder are in {@code docs/games/0ad.md}.
 *
 * <p> {@link org.leeway.core.exchange.zeroad.ZeroAdImporter} reads the two files of a map. {@code GameFiles} finds the files of
 * the game. {@code Templates} reads in these files which area a thing on the map blocks. {@code ClassTerrains} computes the
 * terrain of each cell.
 */
package org.leeway.core.exchange.zeroad;
