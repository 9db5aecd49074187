package org.leeway.core.exchange.terrain;

/**
 * A picture of a whole map, as its own editor would show it. The picture covers exactly the cells of the level.
 *
 * @param argb {@code 0xAARRGGBB}, row by row
 */
public record RenderedMap(int width, int height, int[] argb) {
}
