package org.leeway.web.jdk;

import java.util.Map;
import java.util.Set;

import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;

/**
 * Methods whose bodies are replaced by empty bodies in a browser. Some of these methods need what a browser lacks, such as
 * files and threads. Other methods are never called. TeaVM cannot know this, and would compile time zones, languages and the data
 * types of XML Schema for these methods.
 */
final class EmptyMembers {

	/**
	 * The names of the methods with empty bodies, indexed by class. {@code <clinit>} is the static initialiser. If the static
	 * initialiser is empty, the constants of the class stay null.
	 */
	private static final Map<String, Set<String>> BY_CLASS = Map.ofEntries(
			Map.entry("java.lang.Thread", Set.of("start")),
			Map.entry("java.util.Date", Set.of("toString")),
			Map.entry("java.net.URL", Set.of("openStream", "openConnection")),
			Map.entry("javax.xml.datatype.DatatypeFactory", Set.of("newInstance")),
			Map.entry("org.bouncycastle.crypto.CryptoServicesRegistrar", Set.of("<clinit>", "checkConstraints")),
			// JTS only uses RelateNG if a system property asks for this class
			Map.entry("org.locationtech.jts.operation.relateng.RelateNG", Set.of("relate")),
			Map.entry("org.osgi.framework.FrameworkUtil", Set.of("getBundle")),
			Map.entry("org.eclipse.core.runtime.Platform", Set.of("isRunning", "getBundle")),
			Map.entry("org.eclipse.osgi.util.NLS", Set.of("initializeMessages")),
			Map.entry("javax.xml.parsers.SAXParserFactory", Set.of("newInstance")),
			Map.entry("org.eclipse.emf.common.util.DelegatingResourceLocator", Set.of("doGetString", "getBaseURL")),
			Map.entry("java.util.zip.ZipInputStream", Set.of("getNextEntry")),
			Map.entry("java.util.zip.ZipOutputStream", Set.of("putNextEntry")),
			Map.entry("org.eclipse.emf.common.util.Pool", Set.of("<clinit>")),
			Map.entry("org.eclipse.emf.ecore.impl.EPackageRegistryImpl", Set.of("<clinit>")),
			Map.entry("org.eclipse.emf.ecore.impl.EcorePackageImpl$1", Set.of("getEValidator")),
			Map.entry("org.eclipse.emf.ecore.impl.EFactoryImpl$SafeSimpleDateFormat", Set.of("<init>", "parse", "format")),
			Map.entry("org.eclipse.emf.ecore.impl.EcoreFactoryImpl", Set.of("createEDateFromString", "convertEDateToString")),
			Map.entry("org.eclipse.emf.ecore.resource.impl.BinaryResourceImpl$EObjectInputStream",
					Set.of("<init>", "loadResource", "loadEObject")),
			Map.entry("org.eclipse.emf.ecore.resource.impl.BinaryResourceImpl$EObjectOutputStream",
					Set.of("<init>", "saveResource", "saveEObject", "flush")),
			Map.entry("org.eclipse.emf.ecore.resource.impl.ExtensibleURIConverterImpl",
					Set.of("createInputStream", "createOutputStream", "delete", "exists", "getAttributes", "setAttributes",
							"contentDescription")),
			Map.entry("org.eclipse.emf.ecore.util.EcoreUtil", Set.of("generateUUID")),
			Map.entry("org.eclipse.emf.ecore.xml.namespace.impl.XMLNamespaceFactoryImpl",
					Set.of("createFromString", "convertToString")),
			Map.entry("org.eclipse.emf.ecore.xml.namespace.impl.XMLNamespacePackageImpl$1", Set.of("getEValidator")),
			Map.entry("org.eclipse.emf.ecore.xml.type.impl.XMLTypeFactoryImpl", Set.of("createFromString", "convertToString")),
			Map.entry("org.eclipse.emf.ecore.xml.type.impl.XMLTypeFactoryImpl$SafeSimpleDateFormat",
					Set.of("<init>", "parse", "format")),
			Map.entry("org.eclipse.emf.ecore.xml.type.impl.XMLTypePackageImpl$1", Set.of("getEValidator")));

	private EmptyMembers() {
	}

	/** Returns the names of the empty methods of a class. */
	static Set<String> of(String type) {
		return BY_CLASS.getOrDefault(type, Set.of());
	}

	/** Replaces the body of a method. The method then returns false, null or nothing. */
	static void clear(MethodHolder method, ClassHolderTransformerContext context) {
		ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
		if (method.getResultType() == ValueType.VOID) {
			body.exit();
		} else if (method.getResultType() == ValueType.BOOLEAN) {
			body.constant(0).cast(boolean.class).returnValue();
		} else {
			body.constantNull(method.getResultType()).returnValue();
		}
	}
}
