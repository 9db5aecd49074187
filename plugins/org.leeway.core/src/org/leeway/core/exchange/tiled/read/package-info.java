/**
 * Reads maps and tilesets of Tiled, in XML ({@code .tmx}, {@code .tsx}) and in JSON ({@code .tmj}, {@code .tsj}).
 *
 * <p>
 * Both readers fill {@link org.leeway.core.exchange.tiled.read.MapParts}, which checks what they have found. Cells come
 * one by one, also out of compressed data, and take memory as they come: neither a size in a header nor a compressed
 * stream makes a reader take more than the cells that it may hold. A very long token, such as an attribute of
 * 100 MB, is refused while it is read.
 */
package org.leeway.core.exchange.tiled.read;
