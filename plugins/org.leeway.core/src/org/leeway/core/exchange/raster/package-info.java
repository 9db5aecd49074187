/**
 * Layers as rasters of bare numbers that engines, viewers, robots and geographic programs read: portable graymaps,
 * heightmaps of 16 bits, grids of ESRI, and maps of ROS. The first row is the upper one in all of them.
 */
package org.leeway.core.exchange.raster;
