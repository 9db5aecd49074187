package org.leeway.web.eclipse;

import java.io.InputStream;
import java.util.List;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.stream.XMLInputFactory;

import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;
import org.leeway.core.LevelFormatException;
import org.leeway.core.extension.Contribution;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.Problems;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Static methods that replace members of Eclipse, EMF and core that cannot run in a browser. */
public final class EclipseMembers {

	private static final String AT_END = "end-of-input";
	private static final String WITHIN_ENTITY = "XML document structures must start and end within the same entity.";
	private static final String PLACE = "\n at [row,col";

	private EclipseMembers() {
	}

	/** Returns the contributions of core to an extension point. */
	public static List<Contribution> of(String point) {
		return BuiltIn.of(point);
	}

	/** Returns a package registry of EMF without the packages that plug-ins contribute. */
	public static EPackage.Registry createGlobalRegistry() {
		return new EPackageRegistryImpl();
	}

	/**
	 * Returns the error message for a failure. Parsers of XML word their messages differently, so two messages of the
	 * browser's parser are changed:
	 * <ul>
	 * <li>If a file ends too early, returns the JDK's words for this, because core recognises these words.
	 * <li>Any other message loses its line and column, because core itself adds the line.
	 * </ul>
	 */
	public static String reason(Throwable failure) {
		String reason = FailureText.reason(failure);
		if (failure instanceof SAXParseException && reason.contains(AT_END)) {
			return WITHIN_ENTITY;
		}
		int place = reason.indexOf(PLACE);
		return place < 0 ? reason : reason.substring(0, place) + ".";
	}

	/** Returns a factory of parsers that a browser can run, in place of the parsers of the JDK. */
	public static XMLInputFactory asked() {
		return BrowserParser.events();
	}

	/**
	 * Refuses cells compressed with zstd. The JVM decodes zstd by a native library, which a browser cannot run.
	 *
	 * @throws LevelFormatException always
	 */
	public static InputStream zstd(InputStream bytes, Problems place) throws LevelFormatException {
		throw place.error("data compressed with \"zstd\", which pages cannot read");
	}

	/** Creates a parser that a browser can run, in place of the parser of the JDK. */
	public static SAXParser calling() throws ParserConfigurationException, SAXException {
		return BrowserParser.create();
	}
}
