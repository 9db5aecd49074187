/**
 * Readers of maps and tilesets of Tiled, in XML ({@code .tmx}, {@code .tsx}) and in JSON ({@code .tmj}, {@code .tsj}).
 *
 * <p> The readers of XML and of JSON both fill {@link org.leeway.core.exchange.tiled.read.MapParts}, which checks the
 * parts. Cells are read one by one, also from compressed data, and memory grows only with the cells that have been
 * read. So neither a size in a header nor a compressed stream can exhaust memory. A very long token, such as an
 * attribute of 100 MB, is refused while it is read.
 */
package org.leeway.core.exchange.tiled.read;
