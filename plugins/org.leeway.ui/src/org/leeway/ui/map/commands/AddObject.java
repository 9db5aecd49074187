package org.leeway.ui.map.commands;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.leeway.model.Level;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;

/**
 * A step that adds an object to its level. First, {@link ObjectKind#join} may change the object to fit the level. For example, a
 * spawn may get another player.
 */
public final class AddObject extends Command {

	private final ObjectKind<EObject> kind;
	private final EObject object;
	private final Level level;

	public AddObject(EObject object, Level level) {
		this(ElementKinds.ofObject(object).orElseThrow(), object, level);
	}

	private AddObject(ObjectKind<EObject> kind, EObject object, Level level) {
		super("Add " + kind.name());
		this.kind = kind;
		this.object = object;
		this.level = level;
	}

	@Override
	public void execute() {
		kind.join(object, level);
		kind.of(level).add(object);
	}

	@Override
	public void undo() {
		kind.of(level).remove(object);
	}
}
