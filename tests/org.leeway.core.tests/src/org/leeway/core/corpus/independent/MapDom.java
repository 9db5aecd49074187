package org.leeway.core.corpus.independent;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import com.google.gson.JsonParser;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Maps and tilesets of Tiled as XML documents. Their files may be XML or JSON. */
final class MapDom {

	private MapDom() {
	}

	/** Returns the root of a file. */
	static Element read(Path file) throws IOException {
		String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).strip().replace("\uFEFF", "");
		try {
			if (text.startsWith("{")) {
				return new JsonDom(newDocument()).root(JsonParser.parseString(text).getAsJsonObject());
			}
			DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
			factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
			return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text))).getDocumentElement();
		} catch (ParserConfigurationException | SAXException e) {
			throw new IOException(e);
		}
	}

	private static Document newDocument() throws ParserConfigurationException {
		return DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
	}

	/** Returns the children of an element that have one of the names, in their order. */
	static List<Element> children(Element parent, String... names) {
		List<Element> children = new ArrayList<>();
		for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
			if (node instanceof Element child && (names.length == 0 || List.of(names).contains(child.getTagName()))) {
				children.add(child);
			}
		}
		return children;
	}

	/** Returns a number of an element, or {@code otherwise} if the element does not have the attribute. */
	static double number(Element element, String attribute, double otherwise) {
		String text = element.getAttribute(attribute);
		return text.isBlank() ? otherwise : Double.parseDouble(text);
	}

	/** Returns the value of an attribute as a whole number. The element must have the attribute. */
	static int whole(Element element, String attribute) {
		return (int) Double.parseDouble(element.getAttribute(attribute));
	}

	/** Returns whether an attribute of an element is {@code 0} or {@code false}. */
	static boolean isNo(Element element, String attribute) {
		return List.of("0", "false").contains(element.getAttribute(attribute));
	}

	/** Returns the class of a tile, an object or a layer. */
	static String type(Element element) {
		return element.getTagName().equals("object") || element.getTagName().equals("tile")
				? element.getAttribute("class") + (element.hasAttribute("class") ? "" : element.getAttribute("type"))
				: element.getAttribute("class");
	}

	/** Returns the custom properties of an element, except for properties of structured types. */
	static Map<String, String> properties(Element owner) {
		Map<String, String> values = new LinkedHashMap<>();
		for (Element all : children(owner, "properties")) {
			for (Element each : children(all, "property")) {
				if (!List.of("class", "list").contains(each.getAttribute("type"))) {
					values.put(each.getAttribute("name"), each.hasAttribute("value") ? each.getAttribute("value") : each.getTextContent());
				}
			}
		}
		return values;
	}
}
