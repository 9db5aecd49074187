package org.leeway.core.files;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The elements of an XML file, one by one. It opens no other file, expands no entity and refuses a DOCTYPE with entities. */
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
	 * The text of a file, without the byte order mark of some editors. A parser of bytes would print faults by itself. The
	 * mark is looked for in bytes, since a decoder that has met a fault cannot be read from again.
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

	/** Goes to the next event. */
	public int next() throws IOException {
		in.nextToken();
		try {
			int event = xml.next();
			if (event == XMLStreamConstants.DTD) {
				throw error("a DOCTYPE declaration with entities, expected a file without one");
			}
			if (event == XMLStreamConstants.ENTITY_REFERENCE) {
				throw error("the entity " + Words.quote(xml.getLocalName()) + ", expected none but those of XML itself");
			}
			return event;
		} catch (XMLStreamException e) {
			throw error(e, line());
		}
	}

	private LevelFormatException error(XMLStreamException e, int line) {
		return switch (e.getNestedException()) {
		case LevelFormatException refused -> refused;
		case TokenTooLongException tooLong -> new LevelFormatException(file, line, tooLong.getMessage());
		case CharacterCodingException noText -> new LevelFormatException(file, line, "bytes that are no text in UTF-8");
		case null, default -> new LevelFormatException(file,
				e.getLocation() == null ? line : Math.max(line, e.getLocation().getLineNumber()), "malformed XML: " + reason(e));
		};
	}

	/** What a parser says, without the place, which is told in another way. */
	private static String reason(XMLStreamException e) {
		String message = FailureText.reason(e);
		int at = message.indexOf("Message: ");
		return Words.reason((at < 0 ? message : message.substring(at + "Message: ".length())).replaceAll("\\s+", " "));
	}

	/** Goes to the next element inside the one that is open; empty at its end. */
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

	/** Goes to the end of the element that has just been opened. */
	public void skip() throws IOException {
		for (int depth = 1; depth > 0;) {
			int event = next();
			depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
		}
	}

	/** The text of the element that has just been opened, up to its end; of elements inside it there is nothing. */
	public String text() throws IOException {
		StringBuilder text = new StringBuilder();
		for (int depth = 1; depth > 0;) {
			int event = next();
			depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
			if (depth == 1 && isText(event)) {
				text.append(xml.getTextCharacters(), xml.getTextStart(), xml.getTextLength());
			}
			if (text.length() > LONGEST_TEXT) {
				throw error("a text of more than " + LONGEST_TEXT + " characters, expected less");
			}
		}
		return text.toString();
	}

	/** Whether an event is text. */
	public static boolean isText(int event) {
		return event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA
				|| event == XMLStreamConstants.SPACE;
	}

	/** The parser, for the text of the event. */
	public XMLStreamReader xml() {
		return xml;
	}

	/** An attribute of the element that has just been opened. */
	public Optional<String> attribute(String name) {
		return Optional.ofNullable(xml.getAttributeValue(null, name));
	}

	/** A text; empty if it is missing. */
	public String text(String name) {
		return attribute(name).orElse("");
	}

	/** A finite number. */
	public double number(String name, double missing) throws LevelFormatException {
		Optional<String> text = attribute(name);
		return text.isEmpty() ? missing
				: Words.number(text.get()).orElseThrow(() -> wrong(name, text.get(), "a finite number"));
	}

	/** A whole number of 32 bits. */
	public int whole(String name, int missing) throws LevelFormatException {
		Optional<String> text = attribute(name);
		return text.isEmpty() ? missing
				: Words.whole(text.get()).orElseThrow(() -> wrong(name, text.get(), "a whole number of 32 bits"));
	}

	/** Whether an attribute says yes. */
	public boolean flag(String name, boolean missing) {
		return attribute(name).map(text -> !text.equals("0") && !text.equals("false")).orElse(missing);
	}

	private LevelFormatException wrong(String name, String text, String expected) {
		return error("<" + xml.getLocalName() + ">: " + name + " " + Words.quote(text) + ", expected " + expected);
	}

	public int line() {
		return xml.getLocation().getLineNumber();
	}

	@Override
	public LevelFormatException error(String problem) {
		return new LevelFormatException(file, line(), problem);
	}
}
