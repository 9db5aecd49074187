package org.leeway.core.layer;

/**
 * Objects that the editor's map draws itself. Users can show, fade and lock the objects as any layer, but they cannot
 * export them.
 */
public final class ObjectLayer extends LayerDescriptor {

	private final boolean computed;
	private final boolean shown;

	/** @param shown whether a map shows the objects by default */
	ObjectLayer(String id, String title, boolean computed, boolean shown) {
		super(id, title, title, title, 100);
		this.computed = computed;
		this.shown = shown;
	}

	@Override
	public boolean isComputed() {
		return computed;
	}

	@Override
	public boolean isShownAtFirst() {
		return shown;
	}

	@Override
	public boolean isExported() {
		return false;
	}
}
