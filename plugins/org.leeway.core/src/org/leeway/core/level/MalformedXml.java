package org.leeway.core.level;

import org.leeway.core.files.FailureText;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.XmlParsers;
import org.xml.sax.SAXParseException;

/** Messages about errors of the XML parser, in the terms of level files. */
final class MalformedXml {

	private MalformedXml() {
	}

	/**
	 * Returns the problem of malformed XML.
	 *
	 * @param open the name of the innermost open element, or null before the root element
	 */
	static LevelProblem problem(SAXParseException malformed, String open) {
		return LevelProblem.atLine(Math.max(malformed.getLineNumber(), 1),
				message(FailureText.reason(malformed), open));
	}

	private static String message(String message, String open) {
		if (message.contains("DOCTYPE")) {
			return XmlParsers.DOCTYPE;
		}
		if (open == null) {
			return "not a level: " + MessageText.reason(message) + " Expected XML with the root element <level:Level>.";
		}
		if (message.contains("within the same entity")) {
			return "the file ends inside <" + open + ">, expected </" + open + ">";
		}
		return "malformed XML: " + MessageText.reason(message);
	}
}
