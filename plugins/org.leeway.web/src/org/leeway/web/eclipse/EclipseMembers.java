package org.leeway.web.eclipse;

import java.util.List;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;

import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.impl.EPackageRegistryImpl;
import org.leeway.core.extension.Contribution;
import org.xml.sax.SAXException;

/** Members of Eclipse, of EMF and of core that cannot run in a browser, as static methods. */
public final class EclipseMembers {

	private EclipseMembers() {
	}

	/** Returns the contributions of core to an extension point. */
	public static List<Contribution> of(String point) {
		return BuiltIn.of(point);
	}

	/** Returns a registry without the packages that plug-ins contribute. */
	public static EPackage.Registry createGlobalRegistry() {
		return new EPackageRegistryImpl();
	}

	/** Returns a parser in place of the parser of the JDK. */
	public static SAXParser calling() throws ParserConfigurationException, SAXException {
		return BrowserParser.create();
	}
}
