/**
 * Layers as rasters of raw numbers for engines, viewers, robots and geographic programs. Formats are portable graymaps,
 * heightmaps of 16 bits, grids of ESRI, and maps of ROS. In all of these formats, the first row is the upper row.
 */
package org.leeway.core.exchange.raster;
