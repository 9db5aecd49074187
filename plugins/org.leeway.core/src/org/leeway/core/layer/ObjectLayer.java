package org.leeway.core.layer;

/** Objects that the map draws itself. Users show, fade and lock them like any layer, but do not export them. */
public final class ObjectLayer extends LayerDescriptor {

	private final boolean computed;

	ObjectLayer(String id, String title, boolean computed) {
		super(id, title, title, title, 100);
		this.computed = computed;
	}

	@Override
	public boolean isComputed() {
		return computed;
	}

	@Override
	public boolean isExported() {
		return false;
	}
}
