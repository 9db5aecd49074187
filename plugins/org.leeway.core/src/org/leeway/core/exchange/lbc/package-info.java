/**
 * Leeway Binary Clearance, a compact file of values that game engines map into memory. The value of a cell is found in
 * constant time, without unpacking anything. {@code docs/lbc.md} describes every byte. Readers for C, C# and JavaScript
 * are beside it.
 *
 * <p> {@link org.leeway.core.exchange.lbc.LbcExporter} makes an {@code LbcContent} of a level or of a layer.
 * {@code LbcHeader} writes its description, {@code PackedTiles} the values of a layer, and {@code LbcWriter} joins
 * them.
 */
package org.leeway.core.exchange.lbc;
