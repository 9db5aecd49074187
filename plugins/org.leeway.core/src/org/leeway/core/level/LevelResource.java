package org.leeway.core.level;

import java.util.Locale;
import java.util.Map;

import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.ExtendedMetaData;
import org.eclipse.emf.ecore.xmi.XMLLoad;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.XMILoadImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The XMI of a level: a strict parser of the JDK reads it, and it is written in one canonical form. */
final class LevelResource extends XMIResourceImpl {

	static final Map<Object, Object> LOAD_OPTIONS = Map.of(
			XMLResource.OPTION_EXTENDED_META_DATA, ExtendedMetaData.INSTANCE,
			XMLResource.OPTION_USE_DEPRECATED_METHODS, false, XMLResource.OPTION_USE_LEXICAL_HANDLER, true);
	static final Map<Object, Object> SAVE_OPTIONS = Map.of(
			XMLResource.OPTION_EXTENDED_META_DATA, ExtendedMetaData.INSTANCE,
			XMLResource.OPTION_ENCODING, "UTF-8", Resource.OPTION_LINE_DELIMITER, "\n");

	private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

	/** The parser's property for the language of its messages, which are English as Leeway's are. */
	private static final String LOCALE = "http://apache.org/xml/properties/locale";

	private final SourceLines lines = new SourceLines();
	private final GridTarget grid;

	/** @param grid receives the grid when a level is loaded */
	LevelResource(GridTarget grid) {
		this.grid = grid;
	}

	/** The lines of the loaded level's objects in its file. */
	SourceLines lines() {
		return lines;
	}

	@Override
	protected XMLLoad createXMLLoad() {
		return new XMILoadImpl(createXMLHelper()) {

			@Override
			protected SAXParser makeParser() throws ParserConfigurationException, SAXException {
				return strictParser();
			}

			@Override
			protected DefaultHandler makeDefaultHandler() {
				return new LevelHandler(resource, helper, options, lines, grid);
			}
		};
	}

	/** A parser that knows no DOCTYPE, hence no entities and nothing outside of the file. */
	static SAXParser strictParser() throws ParserConfigurationException, SAXException {
		SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
		factory.setNamespaceAware(true);
		factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
		factory.setFeature(NO_DOCTYPE, true);
		SAXParser parser = factory.newSAXParser();
		parser.setProperty(LOCALE, Locale.ROOT);
		return parser;
	}
}
