/**
 * The cells of maps of Tiled. {@link org.leeway.core.exchange.tiled.cells.MapTerrain} chooses the layers and looks up
 * what each tile means. Each cell gets the terrain of the highest tile that blocks. If no tile blocks, the cell gets
 * the terrain of the highest tile that names a terrain, or else of the highest tile. {@code exchange.meaning} decides
 * which words mean that something blocks.
 */
package org.leeway.core.exchange.tiled.cells;
