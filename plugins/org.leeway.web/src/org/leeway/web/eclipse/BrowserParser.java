package org.leeway.web.eclipse;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.stream.XMLInputFactory;

import org.xml.sax.SAXException;

import com.fasterxml.aalto.sax.SAXParserFactoryImpl;
import com.fasterxml.aalto.stax.InputFactoryImpl;

/** Parsers of XML that a browser can run. */
final class BrowserParser {

	private BrowserParser() {
	}

	static SAXParser create() throws ParserConfigurationException, SAXException {
		SAXParserFactoryImpl factory = new SAXParserFactoryImpl();
		factory.setNamespaceAware(true);
		return factory.newSAXParser();
	}

	/** Returns a factory of parsers that return one event after another. A DOCTYPE is an event, too. */
	static XMLInputFactory events() {
		XMLInputFactory factory = new InputFactoryImpl();
		factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
		factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
		factory.setProperty(XMLInputFactory.IS_COALESCING, false);
		factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
		return factory;
	}
}
