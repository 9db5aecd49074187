package org.leeway.core.merge;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.leeway.core.level.part.ObjectPlace;
import org.leeway.core.merge.CombinedFinding.Cause;
import org.leeway.core.merge.LeftOut.Attributes;
import org.leeway.core.merge.LeftOut.Cells;
import org.leeway.core.merge.LeftOut.Change;
import org.leeway.core.merge.LeftOut.OneObject;
import org.leeway.pathing.paint.Areas;

/** The changes of a side in words. */
final class Causes {

	private Causes() {
	}

	static Cause of(Change change, MergeTrace trace) {
		return switch (change) {
		case Cells painted -> new Cause("", Optional.of(Areas.bounds(painted.cells())), painted.cells().count());
		case Attributes all -> new Cause("properties of the level", Optional.empty(), 0);
		case OneObject one -> ofObject(one, trace);
		};
	}

	private static Cause ofObject(OneObject one, MergeTrace trace) {
		MergedList list = trace.lists().stream().filter(each -> each.list() == one.list()).findFirst().orElseThrow();
		Triple object = list.triples().all().get(one.identity());
		ObjectValue now = one.side() == Side.OURS ? object.ours() : object.theirs();
		ObjectValue shown = now == null ? list.frame().base().move(object.base(), list.frame().result())
				: (one.side() == Side.OURS ? list.frame().ours() : list.frame().theirs()).move(now, list.frame().result());
		EObject plain = new ObjectValue(shown.type(), shown.values().entrySet().stream()
				.filter(each -> !(each.getKey() instanceof EReference)).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)))
				.create(reference -> null);
		String words = ObjectPlace.kind(plain) + (shown.name().isEmpty() ? "" : " " + shown.name());
		return new Cause(now == null ? "the removed " + words : "the " + words, ObjectPlace.cells(plain), 0);
	}
}
