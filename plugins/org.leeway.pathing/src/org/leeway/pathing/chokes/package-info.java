/**
 * The chokes of a map: the narrow passages that connect its wide places.
 *
 * <h2>Algorithm</h2> {@link org.leeway.pathing.chokes.Chokes} processes the clearances in descending order, as in a
 * watershed transform. Each wide area starts a basin ({@code BasinMap}). Between the wide areas, each maximum of clearance
 * starts a basin too ({@code WatershedFlood}). Where two basins merge ({@code WatershedMerges}), a line of anchors with the
 * current clearance is a passage ({@code Passage}). A widest path between the two basins leads through this passage.
 * {@code ChokeSides} measures the areas on both sides.
 *
 * <h2>Source</h2> L. Vincent and P. Soille, <em>Watersheds in Digital Spaces</em>, IEEE Transactions on Pattern Analysis
 * and Machine Intelligence 13(6), 1991.
 */
package org.leeway.pathing.chokes;
