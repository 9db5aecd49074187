/**
 * Maps of the editor Tiled, which many engines read: {@code .tmx} in XML and {@code .tmj} in JSON.
 *
 * <p>
 * An import is {@code tiled.read}, which makes a {@link org.leeway.core.exchange.tiled.map.TiledMap} of the file, then
 * {@code tiled.level}, which makes a level of that with {@code tiled.cells} and {@code tiled.place}. An export is
 * {@code tiled.level}, which makes a {@link org.leeway.core.exchange.tiled.map.MapDocument} of the level, then
 * {@code tiled.write}. Both notations share all but reader and writer. The user's docs are in {@code docs/tiled.md}.
 */
package org.leeway.core.exchange.tiled;
