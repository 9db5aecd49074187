/**
 * Maps of OpenRA, OpenHV and other mods of OpenRA. The rules are those of the game's pathfinder, which
 * {@code docs/games/openra.md} tells.
 *
 * <p> {@link org.leeway.core.exchange.openra.OpenRaImporter} reads a map: a folder or an archive with {@code map.yaml} and
 * {@code map.bin}. {@code ModFiles} finds the files of the mod. {@code TileSet} tells the terrain of each tile, {@code ModRules}
 * the units and what a thing on the map blocks. All texts are MiniYaml, which {@code MiniYamlReader} reads and
 * {@code MiniYamlMerge} merges. {@code MapTerrain} computes the terrain of each cell.
 */
package org.leeway.core.exchange.openra;
