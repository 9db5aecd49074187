/**
 * Leeway Binary Clearance, a compact file of values for game engines that map it into memory: the value of a cell is found
 * in constant time without unpacking anything. {@code docs/lbc.md} describes every byte; readers for C, C# and JavaScript
 * are beside it.
 *
 * <p>
 * {@link org.leeway.core.exchange.lbc.LbcExporter} makes an {@code LbcContent} of a level or of a layer. {@code LbcHeader}
 * writes what it says about itself, {@code PackedTiles} the values of a layer, and {@code LbcWriter} puts them together.
 */
package org.leeway.core.exchange.lbc;
