/**
 * Layers as rasters of bare numbers that engines, viewers and geographic programs read: portable graymaps, heightmaps of
 * 16 bits, and grids of ESRI. The first row is the upper one in all of them.
 */
package org.leeway.core.exchange.raster;
