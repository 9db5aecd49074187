/**
 * A map of Tiled as values, whichever notation its file has. Pixels and tiles are as in the file: x to the right, y down.
 * {@code tiled.read} makes them of files, {@code tiled.write} writes them, {@code tiled.level} turns levels into maps and
 * maps into levels. {@code Vocabulary} has the names of what Leeway writes.
 *
 * <p>
 * Source: the TMX and JSON map format references, doc.mapeditor.org, version 1.10, with capsules of 1.12.
 */
package org.leeway.core.exchange.tiled.map;
