package org.leeway.core.exchange.zeroad;

import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import javax.xml.stream.XMLStreamConstants;

import org.leeway.core.files.MessageText;
import org.leeway.core.files.XmlSource;

/**
 * An element of a template. A template inherits from a parent template: each element is merged with the element of the same name in
 * the parent. The value in the template replaces the value in the parent. The elements inside are merged in the same way. The
 * attributes {@code disable}, {@code replace} and {@code merge} change this rule. Source: {@code CParamNode::ApplyLayer} in the
 * source of the game.
 */
final class TemplateNode {

	/** Limit for the depth of nested elements. Templates of the game are far below this limit. */
	private static final int DEEPEST = 50;
	private static final int MOST_NODES = 20_000;

	private final Map<String, TemplateNode> children = new LinkedHashMap<>();
	private final Map<String, String> attributes = new HashMap<>();
	private String value = "";

	/** Returns the child with a name. Empty if there is none. */
	Optional<TemplateNode> child(String name) {
		return Optional.ofNullable(children.get(name));
	}

	/** Returns the children, indexed by name. */
	Map<String, TemplateNode> children() {
		return children;
	}

	/** Returns the text of the element, without blanks around it. */
	String value() {
		return value;
	}

	/** Returns whether there is a child with the given name and the text {@code true}. */
	boolean isTrue(String name) {
		return child(name).filter(child -> child.value.equals("true")).isPresent();
	}

	/** Returns the number in an attribute. Returns 0 if there is no such attribute, or it holds no number. */
	double number(String attribute) {
		return Optional.ofNullable(attributes.get(attribute)).flatMap(MessageText::number).orElse(0.0);
	}

	/**
	 * Reads the children of the current XML element, and merges them into this element. Call this for the parents of a
	 * template first, and then for the template itself.
	 *
	 * @param wanted the names of the children to read. Other children are skipped
	 */
	void apply(XmlSource xml, Set<String> wanted) throws IOException {
		int[] left = {MOST_NODES};
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			if (wanted.contains(child.get())) {
				applyChild(xml, child.get(), 1, left);
			} else {
				xml.skip();
			}
		}
	}

	private void applyChild(XmlSource xml, String name, int depth, int[] left) throws IOException {
		if (depth > DEEPEST || left[0]-- == 0) {
			throw xml.error("more elements than a template may have, expected at most " + MOST_NODES + ", and " + DEEPEST
					+ " inside each other");
		}
		boolean disabled = xml.attribute("disable").isPresent();
		boolean onlyIfKnown = xml.attribute("merge").isPresent();
		if (disabled || xml.attribute("replace").isPresent()) {
			children.remove(name);
		}
		if (disabled || onlyIfKnown && !children.containsKey(name)) {
			xml.skip();
		} else {
			children.computeIfAbsent(name, key -> new TemplateNode()).read(xml, depth, left);
		}
	}

	private void read(XmlSource xml, int depth, int[] left) throws IOException {
		for (int i = 0; i < xml.xml().getAttributeCount(); i++) {
			attributes.put(xml.xml().getAttributeLocalName(i), xml.xml().getAttributeValue(i));
		}
		StringBuilder text = new StringBuilder();
		for (int event = xml.next(); event != XMLStreamConstants.END_ELEMENT; event = xml.next()) {
			if (event == XMLStreamConstants.START_ELEMENT) {
				applyChild(xml, xml.xml().getLocalName(), depth + 1, left);
			} else if (XmlSource.isText(event)) {
				text.append(xml.xml().getText());
			}
		}
		value = text.toString().strip();
	}
}
