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
 * The XML parsers of the JDK, made strict: they read nothing but the file itself. A DOCTYPE is refused, so a file has no
 * entities but the five of XML itself. The JDK counts these five like others over the whole file, and from release 24 on
 * it refuses a file with 100,001 of them. They cannot grow, so they are not limited here.
 */
public final class XmlParsers {

	/** What is wrong with a file that has a DOCTYPE. */
	public static final String DOCTYPE = "a DOCTYPE declaration, expected a file without one";

	private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";
	private static final List<String> ENTITY_LIMITS =
			List.of("jdk.xml.maxGeneralEntitySizeLimit", "jdk.xml.totalEntitySizeLimit");
	private static final String UNLIMITED = "0";

	/** The parser's property for the language of its messages, which are English as Leeway's are. */
	private static final String LOCALE = "http://apache.org/xml/properties/locale";

	private XmlParsers() {
	}

	/** A parser that calls a handler, and fails at a DOCTYPE. */
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

	/** Makes parsers that are asked for one event after the other. A DOCTYPE is one, and it is on the caller to fail. */
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
