package org.leeway.ui.theme;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;
import org.leeway.core.colour.PatternMask;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.ui.pictures.CellPicture;
import org.leeway.ui.pictures.KnownPicture;

/**
 * Small images with a dark border, called swatches. A swatch shows a colour, or the look of a terrain: its picture, or
 * its colour and pattern.
 */
public final class Swatch {

	private static final int SIDE = 16;
	private static final PaletteData RGB_PIXELS = new PaletteData(0xFF0000, 0xFF00, 0xFF);

	/**
	 * The look of a swatch.
	 *
	 * @param picture the picture of the terrain. Null if there is none
	 */
	private record Look(RGB colour, TerrainPattern pattern, CellPicture picture) {
	}

	/**
	 * The descriptors of all images, indexed by their look. Equal looks share a descriptor, because GEF's palette
	 * keeps an image for each descriptor that it has ever seen.
	 */
	private static final Map<Look, ImageDescriptor> KNOWN = new ConcurrentHashMap<>();

	private Swatch() {
	}

	/** Returns a swatch of a colour, 16 x 16 points. */
	public static ImageDescriptor of(RGB colour) {
		return of(colour, TerrainPattern.NONE);
	}

	/**
	 * Returns a swatch of a terrain in a level, 16 x 16 points. Shows the picture of the terrain. If the terrain has no picture, or
	 * the picture cannot be read, shows its colour and pattern.
	 */
	public static ImageDescriptor of(TerrainType terrain) {
		RGB colour = Colours.parse(terrain.getColour());
		return KnownPicture.inCellsOf(terrain).map(picture -> of(new Look(colour, TerrainPattern.NONE, picture.thumbnail())))
				.orElseGet(() -> of(colour, terrain.getPattern()));
	}

	/** Returns a swatch of a colour with a pattern, 16 x 16 points. */
	public static ImageDescriptor of(RGB colour, TerrainPattern pattern) {
		return of(new Look(colour, pattern, null));
	}

	private static ImageDescriptor of(Look shown) {
		return KNOWN.computeIfAbsent(shown,
				look -> ImageDescriptor.createFromImageDataProvider(zoom -> draw(look, DevicePixels.of(SIDE, zoom))));
	}

	private static ImageData draw(Look look, int side) {
		ImageData image = look.picture == null ? pattern(look.colour, look.pattern, side) : picture(look.picture, side);
		RGB colour = look.colour;
		int border = image.palette.getPixel(new RGB(colour.red / 2, colour.green / 2, colour.blue / 2));
		int thickness = Math.max(1, side / SIDE);
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side; x++) {
				if (Math.min(Math.min(x, y), Math.min(side - 1 - x, side - 1 - y)) < thickness) {
					image.setPixel(x, y, border);
				}
			}
		}
		return image;
	}

	/**
	 * Returns an image of the picture as the map draws it in one cell.
	 *
	 * @param side the side of the cell, in pixels
	 */
	public static ImageData picture(CellPicture picture, int side) {
		ImageData image = new ImageData(side, side, 24, RGB_PIXELS);
		for (int y = 0; y < side; y++) {
			image.setPixels(0, y, side, picture.square(side), y * side);
		}
		return image;
	}

	/**
	 * Returns the image of a pattern: a square, which the map repeats in the cells of a terrain.
	 *
	 * @param colour the colour of the terrain
	 * @param side the side of the square, in pixels
	 */
	public static ImageData pattern(RGB colour, TerrainPattern pattern, int side) {
		ImageData image = new ImageData(side, side, 24, RGB_PIXELS);
		PatternMask mask = PatternMask.of(pattern, side);
		int[] shades = PatternMask.shades(Colours.rgb(colour));
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side; x++) {
				image.setPixel(x, y, shades[mask.level(x, y)]);
			}
		}
		return image;
	}
}
