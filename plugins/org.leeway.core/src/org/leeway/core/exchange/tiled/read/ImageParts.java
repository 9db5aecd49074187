package org.leeway.core.exchange.tiled.read;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.exchange.tiled.map.TileSheet;
import org.leeway.core.files.MessageText;

/**
 * A collector for the attributes of an image: its file, and where the pictures of tiles are in the image. If an attribute is
 * wrong, the import goes on without these pictures.
 */
final class ImageParts {

	/** The path of the image. Empty if there is no image. */
	String source = "";
	private Optional<Integer> clear = Optional.empty();
	private final Map<String, Integer> numbers = new HashMap<>();
	private String wrong = "";

	/**
	 * Adds an attribute of an image: a whole number, such as a length in pixels or a count of columns. A text that is no
	 * such number makes the image unusable.
	 */
	void put(String attribute, String text) {
		MessageText.number(text).filter(number -> number >= 0 && number <= Integer.MAX_VALUE && number == Math.rint(number))
				.ifPresentOrElse(number -> numbers.put(attribute, number.intValue()),
						() -> wrong = attribute + " " + MessageText.quote(text));
	}

	/** Sets the colour of invisible pixels, such as {@code #ff00ff} or {@code ff00ff}. Ignores a text that is no colour. */
	void setClear(String text) {
		clear = Optional.of(text.startsWith("#") ? text : "#" + text).filter(Colour::isColour).map(Colour::parse);
	}

	private int get(String attribute) {
		return numbers.getOrDefault(attribute, 0);
	}

	/**
	 * Returns the name and the value of an attribute with an invalid value. If several attributes are invalid, returns the
	 * last of them. Empty if all values are valid, or if there is no image.
	 */
	Optional<String> problem() {
		return Optional.of(wrong).filter(each -> !each.isEmpty() && !source.isEmpty());
	}

	/**
	 * Returns the image as a {@link TileSheet}: an image with the pictures of all tiles of a tileset. Empty if there is no
	 * image, or if an attribute is invalid.
	 *
	 * @param width of a tile
	 * @param height of a tile
	 * @param from the file in which the image is named
	 */
	Optional<TileSheet> sheet(double width, double height, Path from) {
		int spacing = get("spacing");
		long place = (long) width + spacing;
		int fitting = place > 0 ? (int) Math.max(0, (get("width") - 2L * get("margin") + spacing) / place) : 0;
		int columns = get("columns") > 0 ? get("columns") : fitting;
		return file(from).map(file -> new TileSheet(file, (int) width, (int) height, columns, get("margin"), spacing, clear));
	}

	/**
	 * Returns the part of an image that a tile shows. Empty if there is no such part.
	 *
	 * @param width of the tile
	 * @param height of the tile
	 * @param from the file in which the image is named
	 */
	Optional<PicturePart> part(double width, double height, Path from) {
		return file(from).filter(file -> width >= 1 && height >= 1)
				.map(file -> new PicturePart(file, get("x"), get("y"), (int) width, (int) height, clear));
	}

	private Optional<Path> file(Path from) {
		return wrong.isEmpty() ? LinkedFile.of(source, from) : Optional.empty();
	}
}
