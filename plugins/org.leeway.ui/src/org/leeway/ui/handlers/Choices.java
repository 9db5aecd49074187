package org.leeway.ui.handlers;

import java.util.Map;
import java.util.TreeMap;

import org.eclipse.core.commands.IParameterValues;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;

/**
 * The possible values of a command's parameter, which {@code plugin.xml} lists. A map from the names that users see to the
 * values.
 */
public final class Choices implements IParameterValues, IExecutableExtension {

	private final Map<String, String> values = new TreeMap<>();

	@Override
	public void setInitializationData(IConfigurationElement element, String property, Object data) {
		((Map<?, ?>) data).forEach((name, value) -> values.put((String) name, (String) value));
	}

	@Override
	public Map<String, String> getParameterValues() {
		return values;
	}
}
