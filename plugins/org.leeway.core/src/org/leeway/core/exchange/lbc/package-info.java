/**
 * Leeway Binary Clearance, a compact file of values that game engines map into memory. The value of a cell is found in
 * constant time, without unpacking anything. Meshes in the file answer for discs of any radius. {@code docs/lbc.md} describes
 * every byte. Readers for C, C# and JavaScript are in {@code docs/lbc}, and a reader in GDScript is
 * in the add-on for Godot.
 *
 * <p> {@link org.leeway.core.exchange.lbc.LbcExporter} makes an {@code LbcContent} of a level or of a layer.
 * {@code LbcHeader} writes the description of the content, {@code PackedTiles} the values of a layer, and {@code LbcMesh} a
 * mesh. {@code LbcWriter} joins the description, the layers and the meshes into a file.
 */
package org.leeway.core.exchange.lbc;
