package org.leeway.core.files;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.MissingResourceException;
import java.util.Optional;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.leeway.core.LevelFormatException;

/**
 * A reader of the elements of an XML file, one by one. The parser opens no other file, expands no entity, and refuses a
 * DOCTYPE with entities.
 */
public final class XmlSource implements Problems {

	private static final long LONGEST_TOKEN = 16 << 20;
	private static final int LONGEST_TEXT = 1 << 20;
	private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

	private final TokenLimit in;
	private final XMLStreamReader xml;
	private final String file;

	public XmlSource(InputStream in, String file) throws IOException {
		this.in = new TokenLimit(in, LONGEST_TOKEN);
		this.file = file;
		try {
			xml = XmlParsers.asked().createXMLStreamReader(text(this.in));
		} catch (XMLStreamException e) {
			throw error(e, 1);
		}
	}

	/**
	 * Returns the text of a file in UTF-8. A byte order mark at its start is skipped. Leeway decodes the bytes itself, because a
	 * parser of the JDK prints a message to the console if it decodes invalid bytes.
	 */
	private static Reader text(InputStream in) throws IOException {
		BufferedInputStream bytes = new BufferedInputStream(in);
		bytes.mark(BYTE_ORDER_MARK.length);
		if (!Arrays.equals(bytes.readNBytes(BYTE_ORDER_MARK.length), BYTE_ORDER_MARK)) {
			bytes.reset();
		}
		return Doctype.blankedOut(new InputStreamReader(bytes, StandardCharsets.UTF_8.newDecoder()));
	}

	/** Goes to the root element and returns its name. */
	public String root() throws IOException {
		int event = next();
		while (event != XMLStreamConstants.START_ELEMENT) {
			event = next();
		}
		return xml.getLocalName();
	}

	/** Goes to the next event, and returns its type, one of {@link XMLStreamConstants}. */
	public int next() throws IOException {
		in.nextToken();
		try {
			int event = xml.next();
			if (event == XMLStreamConstants.DTD) {
				throw error("a DOCTYPE declaration with entities, expected a file without one");
			}
			if (event == XMLStreamConstants.ENTITY_REFERENCE) {
				throw error("the entity " + MessageText.quote(xml.getLocalName()) + ", expected none but those of XML itself");
			}
			return event;
		} catch (XMLStreamException e) {
			throw error(e, line());
		} catch (MissingResourceException e) {
			// For some faults of a DOCTYPE, such as a character 0, Java's parser has no message. When the parser looks for the
			// message, it throws this exception. The key of the exception is the name of the missing message, which describes
			// the fault
			throw error("malformed XML: " + FailureText.words(e.getKey()));
		}
	}

	private LevelFormatException error(XMLStreamException e, int line) {
		return switch (e.getNestedException()) {
		case LevelFormatException refused -> refused;
		case TokenTooLongException tooLong -> new LevelFormatException(file, line, tooLong.getMessage());
		case CharacterCodingException noText -> new LevelFormatException(file, line, "bytes that are not text in UTF-8");
		case null, default -> new LevelFormatException(file,
				e.getLocation() == null ? line : Math.max(line, e.getLocation().getLineNumber()), "malformed XML: " + reason(e));
		};
	}

	/** Returns the message of a parser without the line and the column. Leeway adds these in its own form. */
	private static String reason(XMLStreamException e) {
		String message = FailureText.reason(e);
		int at = message.indexOf("Message: ");
		return MessageText.reason((at < 0 ? message : message.substring(at + "Message: ".length())).replaceAll("\\s+", " "));
	}

	/** Goes to the next child of the current element. Returns its name, or empty at the end of the element. */
	public Optional<String> nextChild() throws IOException {
		for (int event = next();; event = next()) {
			if (event == XMLStreamConstants.START_ELEMENT) {
				return Optional.of(xml.getLocalName());
			}
			if (event == XMLStreamConstants.END_ELEMENT) {
				return Optional.empty();
			}
		}
	}

	/** Skips to the end of the element that was opened last. */
	public void skip() throws IOException {
		for (int depth = 1; depth > 0;) {
			int event = next();
			depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
		}
	}

	/** Reads the text of the element that was opened last, up to its end. Text of nested elements is left out. */
	public String text() throws IOException {
		StringBuilder text = new StringBuilder();
		for (int depth = 1; depth > 0;) {
			int event = next();
			depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
			if (depth == 1 && isText(event)) {
				text.append(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
			}
			if (text.length() > LONGEST_TEXT) {
				throw error("a text of more than " + LONGEST_TEXT + " characters, expected fewer");
			}
		}
		return text.toString();
	}

	/** Returns whether an event is text. */
	public static boolean isText(int event) {
		return event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA
				|| event == XMLStreamConstants.SPACE;
	}

	/** Returns the parser, for callers that read the text of the current event. */
	public XMLStreamReader xml() {
		return xml;
	}

	/** Returns an attribute of the element that was opened last. Empty if the attribute is missing. */
	public Optional<String> attribute(String name) {
		return Optional.ofNullable(xml.getAttributeValue(null, name));
	}

	/** Returns an attribute of the element that was opened last, or an empty text if the attribute is missing. */
	public String text(String name) {
		return attribute(name).orElse("");
	}

	/** Returns a finite number from an attribute, or {@code missing} if there is no such attribute. */
	public double number(String name, double missing) throws LevelFormatException {
		Optional<String> text = attribute(name);
		return text.isEmpty() ? missing
				: MessageText.number(text.get()).orElseThrow(() -> wrong(name, text.get(), "a finite number"));
	}

	/** Returns a whole number of 32 bits from an attribute, or {@code missing} if there is no such attribute. */
	public int whole(String name, int missing) throws LevelFormatException {
		Optional<String> text = attribute(name);
		return text.isEmpty() ? missing
				: MessageText.whole(text.get()).orElseThrow(() -> wrong(name, text.get(), "a whole number of 32 bits"));
	}

	/**
	 * Returns false if an attribute is {@code 0} or {@code false}, else true. Returns {@code missing} if there is no
	 * such attribute.
	 */
	public boolean flag(String name, boolean missing) {
		return attribute(name).map(text -> !text.equals("0") && !text.equals("false")).orElse(missing);
	}

	private LevelFormatException wrong(String name, String text, String expected) {
		return error("<" + xml.getLocalName() + ">: " + name + " " + MessageText.quote(text) + ", expected " + expected);
	}

	public int line() {
		return xml.getLocation().getLineNumber();
	}

	@Override
	public LevelFormatException error(String problem) {
		return new LevelFormatException(file, line(), problem);
	}
}
