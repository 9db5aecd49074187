package org.leeway.core.extension;

import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;

/** A contribution in Eclipse's registry. */
record RegisteredContribution(IConfigurationElement element) implements Contribution {

	@Override
	public String name() {
		return element.getName();
	}

	@Override
	public Optional<String> attribute(String attribute) {
		return Optional.ofNullable(element.getAttribute(attribute));
	}

	@Override
	public <T> T create(String attribute, Class<T> type) {
		try {
			return type.cast(element.createExecutableExtension(attribute));
		} catch (CoreException e) {
			throw new IllegalStateException(name() + " " + element.getAttribute(attribute) + " cannot be created", e);
		}
	}
}
