package org.leeway.core.layer;

/** Objects that a map draws by itself: they are shown, faded and locked as any layer, and not exported. */
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
