package org.leeway.fuzz;

import java.util.List;

import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Importer;

/** The formats that the bundles on the class path contribute. */
final class PlainPlatform {

	private static final Formats FORMATS = Formats.registered();

	private PlainPlatform() {
	}

	/** Returns all formats. */
	static Formats formats() {
		return FORMATS;
	}

	/** Returns the format of this id. */
	static Format format(String id) {
		return FORMATS.byId(id).orElseThrow();
	}

	/** Returns the importer of a format. */
	static Importer importer(String id) {
		return format(id).importer().orElseThrow();
	}

	/** Returns the formats in which whole levels can be both written and read. */
	static List<Format> twoWay() {
		return FORMATS.ofLevels().stream().filter(Format::isReadable).toList();
	}
}
