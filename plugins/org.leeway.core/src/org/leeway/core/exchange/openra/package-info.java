/**
 * Maps of OpenRA, OpenHV and other mods of OpenRA. {@code docs/games/openra.md} describes the
 * rules of the game's pathfinder.
 *
 * <p> {@link org.leeway.core.exchange.openra.OpenRaImporter} reads a map: a folder or an archive with {@code map.yaml} and
 * {@code map.bin}. {@code ModFiles} finds the files of the mod. {@code TileSet} has the type of terrain of each tile.
 * {@code ModRules} has the units, and the cells that a thing on the map blocks. All texts are MiniYaml, which
 * {@code MiniYamlReader} reads and {@code MiniYamlMerge} merges. {@code MapTerrain} computes the terrain of each cell.
 */
package org.leeway.core.exchange.openra;
