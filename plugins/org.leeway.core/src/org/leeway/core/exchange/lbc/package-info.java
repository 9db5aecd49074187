/**
 * Leeway Binary Clearance, a compact file of values that game engines map into memory. The value of a cell is found in
 * constant time, without unpacking anything. {@code docs/lbc.md} describes every byte. Readers for C, C# and JavaScript
 * are in {@code docs/lbc}.
 *
 * <p> {@link org.leeway.core.exchange.lbc.LbcExporter} makes an {@code LbcContent} of a level or of a layer.
 * {@code LbcHeader} writes the description of the content, and {@code PackedTiles} writes the values of a layer.
 * {@code LbcWriter} joins both into a file.
 */
package org.leeway.core.exchange.lbc;
