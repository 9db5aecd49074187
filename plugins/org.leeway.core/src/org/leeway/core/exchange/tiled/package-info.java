/**
 * Maps of the editor Tiled, which many engines read: {@code .tmx} in XML and {@code .tmj} in JSON.
 *
 * <p> Import: {@code tiled.read} makes a {@link org.leeway.core.exchange.tiled.map.TiledMap} of the file.
 * {@code tiled.level} makes a level of the map, with {@code tiled.cells} and {@code tiled.place}.
 *
 * <p> Export: {@code tiled.level} makes a {@link org.leeway.core.exchange.tiled.map.MapDocument} of the level, which
 * {@code tiled.write} writes. XML and JSON have different readers and writers, and share everything else.
 * {@code docs/tiled.md} is for users.
 */
package org.leeway.core.exchange.tiled;
