package org.leeway.core.level;

import org.xml.sax.SAXParseException;

/** Says in the words of a level file what the XML parser objects to. */
final class MalformedXml {

	private MalformedXml() {
	}

	/** @param beforeRoot whether not even the root element was found */
	static LevelProblem problem(SAXParseException malformed, boolean beforeRoot) {
		return LevelProblem.atLine(Math.max(malformed.getLineNumber(), 1), message(malformed, beforeRoot));
	}

	private static String message(SAXParseException malformed, boolean beforeRoot) {
		String message = Quotes.oneLine(String.valueOf(malformed.getMessage()));
		if (message.contains("DOCTYPE")) {
			return "a DOCTYPE declaration, expected a level without one";
		}
		return beforeRoot ? "no level: " + message + " Expected XML with the root element <level:Level>."
				: "malformed or truncated XML: " + message;
	}
}
