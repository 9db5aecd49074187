/**
 * Maps of the editor Tiled, which many engines read: {@code .tmx} in XML and {@code .tmj} in JSON.
 *
 * <p> Import: {@code tiled.read} reads a file into a {@link org.leeway.core.exchange.tiled.map.TiledMap}. {@code tiled.level}
 * converts the map to a level, with the help of {@code tiled.cells} and {@code tiled.place}.
 *
 * <p> Export: {@code tiled.level} converts a level to a {@link org.leeway.core.exchange.tiled.map.MapDocument}, and
 * {@code tiled.write} writes this document. XML and JSON have different readers and writers, and share everything else.
 * {@code docs/tiled.md} is for users.
 */
package org.leeway.core.exchange.tiled;
