package org.leeway.ui.handlers;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.actions.CompoundContributionItem;

/**
 * A part of a menu of the workbench, with the items of one group of {@link EditorItems}. In {@code plugin.xml}, the
 * name of the group follows the name of this class, as in {@code EditorMenu:ZOOM}.
 */
public final class EditorMenu extends CompoundContributionItem implements IExecutableExtension {

	private EditorItems group;

	@Override
	public void setInitializationData(IConfigurationElement config, String property, Object data) {
		group = EditorItems.valueOf((String) data);
	}

	@Override
	protected IContributionItem[] getContributionItems() {
		return group.items().toArray(IContributionItem[]::new);
	}
}
