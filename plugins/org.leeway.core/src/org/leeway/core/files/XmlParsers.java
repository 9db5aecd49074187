package org.leeway.core.files;

import java.util.List;
import java.util.Locale;

import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;

import org.xml.sax.SAXException;

/**
 * The XML parsers of the JDK in a strict configuration: no other file is opened, and entities of a DOCTYPE are never expanded.
 * So a file can use only the five entities of XML itself, such as {@code &amp;}. Since release 24, the JDK limits how often a
 * file may use these entities. Leeway removes this limit, because the five entities are harmless.
 */
public final class XmlParsers {

	/** Message about a file that has a DOCTYPE. */
	public static final String DOCTYPE = "a DOCTYPE declaration, expected a file without one";

	private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";
	private static final List<String> ENTITY_LIMITS =
			List.of("jdk.xml.maxGeneralEntitySizeLimit", "jdk.xml.totalEntitySizeLimit");
	private static final String UNLIMITED = "0";

	/**
	 * The parser's property for the language of messages. Leeway sets English, because its own messages are English
	 * too.
	 */
	private static final String LOCALE = "http://apache.org/xml/properties/locale";

	private XmlParsers() {
	}

	/** Returns a parser that calls a handler (SAX). Fails at a DOCTYPE. */
	public static SAXParser calling() throws ParserConfigurationException, SAXException {
		SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
		factory.setNamespaceAware(true);
		factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
		factory.setFeature(NO_DOCTYPE, true);
		SAXParser parser = factory.newSAXParser();
		parser.setProperty(LOCALE, Locale.ROOT);
		for (String limit : ENTITY_LIMITS) {
			parser.setProperty(limit, UNLIMITED);
		}
		return parser;
	}

	/**
	 * Returns a factory of parsers that return one event after another (StAX). A DOCTYPE is an event, too, and the caller
	 * must refuse it.
	 */
	static XMLInputFactory asked() {
		XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
		factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
		factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
		factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
		factory.setProperty(XMLInputFactory.IS_COALESCING, false);
		factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
		ENTITY_LIMITS.forEach(limit -> factory.setProperty(limit, UNLIMITED));
		return factory;
	}
}
