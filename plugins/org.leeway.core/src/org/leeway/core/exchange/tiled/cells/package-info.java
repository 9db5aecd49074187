/**
 * What the cells of maps of Tiled are. {@link org.leeway.core.exchange.tiled.cells.MapTerrain} chooses the layers, looks up what each
 * tile means, and gives each cell the terrain of the highest tile that blocks there, else of the highest that names one, else of
 * the highest. Which words block is decided in {@code exchange.meaning}.
 */
package org.leeway.core.exchange.tiled.cells;
