package org.leeway.web.eclipse;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;

import org.xml.sax.SAXException;

import com.fasterxml.aalto.sax.SAXParserFactoryImpl;

/** A parser of XML that a browser can run. */
final class BrowserParser {

	private BrowserParser() {
	}

	static SAXParser create() throws ParserConfigurationException, SAXException {
		SAXParserFactoryImpl factory = new SAXParserFactoryImpl();
		factory.setNamespaceAware(true);
		return factory.newSAXParser();
	}
}
