package org.leeway.core.colour;

import java.util.EnumMap;
import java.util.Map;

import org.leeway.core.colour.OverlayColours.Meaning;

/**
 * Colour schemes of overlays. In each scheme, users with any common kind of colour blindness can distinguish the
 * colours of a layer.
 */
public enum ColourScheme {

	/**
	 * The colours of Okabe and Ito for the colour blind (Color Universal Design, 2008). Four colours are added: a dark
	 * colour for blocked cells, and a dark red, a blue and a pale cyan for comparisons. Users with any kind of colour
	 * blindness can distinguish the colours for comparisons from the original colours.
	 */
	OKABE_ITO("okabe-ito", "Okabe and Ito", 0x26262B, 0xF0E442, 0xD55E00, 0x959595, 0x56B4E9, 0xCC79A7, 0x009E73,
			0x7B0000, 0x3333FF, 0xE0FFFF),
	/** Black, yellow, red and blue of Tol's high-contrast scheme (Colour Schemes, 2021), and a lighter blue. */
	HIGH_CONTRAST("high-contrast", "High contrast", 0x000000, 0xDDAA33, 0xBB5566, 0xA6A6A6, 0x88CCFF, 0xFFFFFF,
			0x004488, 0xAA0000, 0x3333FF, 0x7FFF00),
	/** Greys for prints without colour, and for users who see no colours. Reached cells are light, all other cells are darker. */
	GREYS("greys", "Shades of grey", 0x000000, 0x8C8C8C, 0x4C4C4C, 0x6C6C6C, 0xDADADA, 0xB8B8B8, 0xFFFFFF,
			0x2A2A2A, 0xFCFCFC, 0xB2B2B2);

	private final String label;
	private final String title;
	private final OverlayColours colours;

	/**
	 * Creates a scheme.
	 *
	 * @param byMeaning colours {@code 0xRRGGBB}, indexed by ordinal of the {@link OverlayColours.Meaning}
	 */
	ColourScheme(String label, String title, int... byMeaning) {
		this.label = label;
		this.title = title;
		Map<Meaning, Integer> chosen = new EnumMap<>(Meaning.class);
		for (Meaning meaning : Meaning.values()) {
			chosen.put(meaning, byMeaning[meaning.ordinal()]);
		}
		this.colours = new OverlayColours(chosen);
	}

	/** Returns the name on the command line. */
	public String label() {
		return label;
	}

	/** Returns the name for users. */
	public String title() {
		return title;
	}

	/** Returns the colours. Returns the same instance at each call, so its cached palettes are shared. */
	public OverlayColours colours() {
		return colours;
	}
}
