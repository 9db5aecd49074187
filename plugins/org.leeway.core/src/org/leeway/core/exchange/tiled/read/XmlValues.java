package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.XmlSource;

/** A reader of an element {@code <properties>}. */
final class XmlValues {

	private XmlValues() {
	}

	/** Reads the properties in the element that was opened last, up to its end. */
	static Values read(XmlSource xml) throws IOException {
		Map<String, Object> values = new LinkedHashMap<>();
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			String name = xml.text("name");
			Optional<String> value = xml.attribute("value");
			boolean isPlain = !xml.text("type").equals("class") && !xml.text("type").equals("list");
			String text = xml.text();
			if (child.get().equals("property") && isPlain) {
				values.put(name, value.orElse(text));
			}
		}
		return new Values(values);
	}
}
