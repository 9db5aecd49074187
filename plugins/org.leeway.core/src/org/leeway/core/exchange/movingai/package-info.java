/**
 * The grid maps of the MovingAI benchmarks, files {@code .map}, and their scenarios, files {@code .scen}.
 *
 * <p> A map is text: the lines {@code type octile}, {@code height H}, {@code width W} and {@code map}, then H rows of W
 * characters. {@code .} and {@code G} are ground, {@code S} is swamp, {@code W} water, {@code T} trees, {@code @} and
 * {@code O} lie out of bounds. They become the five terrains of {@link org.leeway.core.level.preset.LevelTemplates}.
 *
 * <p> A scenario is the line {@code version 1}, then a line for each query, with tabs or blanks between its columns.
 * The columns are the bucket, the map with its width and height, the start, the goal, and a length. The length is of a
 * shortest path without corner cutting, rounded.
 *
 * <p> Source: N. R. Sturtevant, Benchmarks for Grid-Based Pathfinding, IEEE Transactions on Computational Intelligence
 * and AI in Games, 2012.
 */
package org.leeway.core.exchange.movingai;
