package org.leeway.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** An XML file about Maven's artefacts: a POM, or a target platform. */
record Pom(Element root) {

	/** A dependency of an artefact. */
	record Dependency(String group, String artifact, String version, boolean optional) {

		/** Returns the jar in a local repository. */
		Path jar(Path repository) {
			return repository.resolve(group.replace('.', '/')).resolve(artifact).resolve(version)
					.resolve(artifact + "-" + version + ".jar");
		}

		/** Returns group and artifact, without the version. */
		String key() {
			return group + ":" + artifact;
		}
	}

	static Pom read(Path file) {
		try {
			return new Pom(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getDocumentElement());
		} catch (Exception e) {
			throw new AssertionError(file + " cannot be read: " + e.getMessage(), e);
		}
	}

	/** Returns the text of a direct child of the root. Empty if there is no such child. */
	String text(String name) {
		return text(root, name);
	}

	List<Dependency> dependencies() {
		return elements("dependency").stream().map(each -> new Dependency(text(each, "groupId"), text(each, "artifactId"),
				text(each, "version"), text(each, "optional").equals("true"))).toList();
	}

	/** Returns all elements of a name. */
	List<Element> elements(String name) {
		List<Element> found = new ArrayList<>();
		for (int i = 0; i < root.getElementsByTagName(name).getLength(); i++) {
			found.add((Element) root.getElementsByTagName(name).item(i));
		}
		return found;
	}

	static String text(Element parent, String name) {
		for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
			if (child.getNodeName().equals(name)) {
				return child.getTextContent().strip();
			}
		}
		return "";
	}
}
