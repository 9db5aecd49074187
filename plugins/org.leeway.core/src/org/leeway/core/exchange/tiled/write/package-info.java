/**
 * Writes maps of Tiled in XML and in JSON, and the images of their tilesets. Cells go out row by row. What is written
 * opens in Tiled 1.8 and libGDX too: tilesets before layers, csv or zlib, the attribute {@code type} for classes.
 */
package org.leeway.core.exchange.tiled.write;
