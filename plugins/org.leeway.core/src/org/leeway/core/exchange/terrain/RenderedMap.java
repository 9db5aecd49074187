package org.leeway.core.exchange.terrain;

/**
 * A picture of a whole map, as the editor of the game or format shows the map. The picture covers exactly the cells of
 * the level.
 *
 * @param argb the pixels {@code 0xAARRGGBB}, row by row
 */
public record RenderedMap(int width, int height, int[] argb) {
}
