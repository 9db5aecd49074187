/**
 * Reads maps and tilesets of Tiled, in XML ({@code .tmx}, {@code .tsx}) and in JSON ({@code .tmj}, {@code .tsj}).
 *
 * <p>
 * Both readers fill {@link org.leeway.core.exchange.tiled.read.MapParts}, which checks what they have found. Cells come
 * one by one, also out of compressed data, and take memory as they come: neither a size in a header nor a compressed
 * stream makes a reader take more than the cells that it may hold. A token longer than {@link TokenLimit} allows, such as
 * an attribute of 100 MB, is refused while it is read. The XML reader reads no document type definition and knows no
 * entities but the five of XML.
 */
package org.leeway.core.exchange.tiled.read;
