/**
 * The grid maps of the MovingAI benchmarks, files {@code .map}.
 *
 * <p>
 * A map is text: the lines {@code type octile}, {@code height H}, {@code width W} and {@code map}, then H rows of W
 * characters. {@code .} and {@code G} are ground, {@code S} is swamp, {@code W} water, {@code T} trees, {@code @} and
 * {@code O} lie out of bounds. They become the five terrains of {@link org.leeway.core.level.LevelTemplates}.
 *
 * <p>
 * Source: N. R. Sturtevant, Benchmarks for Grid-Based Pathfinding, IEEE Transactions on Computational Intelligence and
 * AI in Games, 2012.
 */
package org.leeway.core.exchange.movingai;
