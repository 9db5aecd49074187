/**
 * The grid maps of the MovingAI benchmarks, files {@code .map}, and their scenarios, files {@code .scen}.
 *
 * <p>
 * A map is text: the lines {@code type octile}, {@code height H}, {@code width W} and {@code map}, then H rows of W
 * characters. {@code .} and {@code G} are ground, {@code S} is swamp, {@code W} water, {@code T} trees, {@code @} and
 * {@code O} lie out of bounds. They become the five terrains of {@link org.leeway.core.level.LevelTemplates}.
 *
 * <p>
 * A scenario is the line {@code version 1}, then a line a query: bucket, map, width and height of the map, x and y of
 * the start and of the goal, and the rounded length of a shortest path without corner cutting, parted by tabs or
 * blanks.
 *
 * <p>
 * Source: N. R. Sturtevant, Benchmarks for Grid-Based Pathfinding, IEEE Transactions on Computational Intelligence and
 * AI in Games, 2012.
 */
package org.leeway.core.exchange.movingai;
