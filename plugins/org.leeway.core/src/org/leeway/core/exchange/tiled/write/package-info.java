/**
 * Writers of maps of Tiled in XML and in JSON, and of the images of their tilesets. Cells are written row by row. The
 * files open in Tiled 1.8 and libGDX too: tilesets come before layers, cells are csv or zlib, and classes use the
 * attribute {@code type}.
 */
package org.leeway.core.exchange.tiled.write;
