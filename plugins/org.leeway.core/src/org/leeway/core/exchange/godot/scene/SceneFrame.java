package org.leeway.core.exchange.godot.scene;

import java.math.BigInteger;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.util.Decimal;

/**
 * The position and size of a level's grid in its scene. The first layer with physics or navigation decides the size of
 * a cell. Without such a layer, the first layer decides. The grid covers all tiles of all layers.
 *
 * @param side the side of a cell, in pixels
 * @param left the x of the left side of the grid, in pixels of the scene
 * @param top the y of the upper side of the grid, in pixels of the scene
 */
record SceneFrame(double side, double left, double top, int width, int height) {

	private static final double ROUNDING = 1e-6;
	/** The least width or height of a tile, in pixels. */
	private static final double LEAST = 0.01;

	/**
	 * Computes the grid.
	 *
	 * @param layers at least one, each with cells
	 * @throws LevelFormatException if the layer that sets the size of the cells is turned or mirrored, or the grid is too large
	 */
	static SceneFrame of(List<SceneLayer> layers) throws LevelFormatException {
		SceneLayer base = layers.stream().filter(SceneLayer::hasMeaning).findFirst().orElse(layers.getFirst());
		Affine place = base.place();
		if (!place.isUpright()) {
			throw base.error("the layer " + MessageText.quote(base.name()) + " is turned or mirrored, expected an upright one");
		}
		double side = side(base, base.tiles().width() * place.xx(), base.tiles().height() * place.yy());
		double[] box = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
		for (SceneLayer layer : layers) {
			int[] range = layer.range();
			for (int corner = 0; corner < 4; corner++) {
				double x = (double) range[corner % 2 * 2] * layer.tiles().width();
				double y = (double) range[corner / 2 * 2 + 1] * layer.tiles().height();
				double column = (layer.place().x(x, y) - place.dx()) / side;
				double row = (layer.place().y(x, y) - place.dy()) / side;
				box[0] = Math.min(box[0], Math.floor(column + ROUNDING));
				box[1] = Math.min(box[1], Math.floor(row + ROUNDING));
				box[2] = Math.max(box[2], Math.ceil(column - ROUNDING));
				box[3] = Math.max(box[3], Math.ceil(row - ROUNDING));
			}
		}
		try {
			TerrainGrid.checkSize((long) (box[2] - box[0]), (long) (box[3] - box[1]));
		} catch (IllegalArgumentException tooLarge) {
			throw base.error("the layers with tiles need " + tooLarge.getMessage());
		}
		return new SceneFrame(side, place.dx() + box[0] * side, place.dy() + box[1] * side, (int) (box[2] - box[0]),
				(int) (box[3] - box[1]));
	}

	/**
	 * Returns the side, in pixels, of a cell of the level. A square tile becomes one cell. Any other tile is divided into the
	 * largest squares that fill it exactly, and each square becomes a cell. For example, a tile of 16 x 24 pixels is divided
	 * into 6 squares of 8 pixels.
	 */
	private static double side(SceneLayer base, double width, double height) throws LevelFormatException {
		if (Math.min(width, height) < LEAST) {
			throw base.error("tiles of " + Decimal.format(width) + " x " + Decimal.format(height) + " pixels in the layer "
					+ MessageText.quote(base.name()) + ", expected at least " + LEAST);
		}
		if (Math.abs(width - height) <= ROUNDING * width) {
			return width;
		}
		double side = BigInteger.valueOf(Math.round(width)).gcd(BigInteger.valueOf(Math.round(height))).doubleValue();
		if (Math.abs(width - Math.rint(width)) > ROUNDING || Math.abs(height - Math.rint(height)) > ROUNDING || side < 1) {
			throw base.error("tiles of " + Decimal.format(width) + " x " + Decimal.format(height) + " pixels in the layer "
					+ MessageText.quote(base.name()) + ", expected squares or whole pixels");
		}
		return side;
	}

	/** Returns the affine map from pixels of the scene to cells of the level. */
	Affine toCells() {
		return new Affine(1 / side, 0, 0, 1 / side, -left / side, -top / side);
	}
}
