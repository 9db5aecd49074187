/**
 * The content of maps of Tiled, the same for XML and JSON. Coordinates are pixels or tiles, as in the file, with x to
 * the right and y down. {@code tiled.read} reads maps, {@code tiled.write} writes them, and {@code tiled.level}
 * converts between levels and maps. {@code Vocabulary} has the names that Leeway writes.
 *
 * <p> Source: the TMX and JSON map format references, doc.mapeditor.org, version 1.10, with capsules of 1.12.
 */
package org.leeway.core.exchange.tiled.map;
