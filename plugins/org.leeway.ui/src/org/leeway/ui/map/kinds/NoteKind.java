package org.leeway.ui.map.kinds;

import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.level.part.Objective;
import org.leeway.model.Annotation;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.paint.Placement;
import org.leeway.ui.settings.MapLayers;

/** The kind of notes. A note covers whole cells. A note has no label, because a layer of its own shows the titles of notes. */
final class NoteKind extends ObjectKind<Annotation> {

	NoteKind() {
		super(Literals.LEVEL__ANNOTATIONS, "note", "Notes", MapLayers.ANNOTATIONS);
	}

	@Override
	public String place(Annotation note) {
		return "at " + note.getX() + ", " + note.getY();
	}

	@Override
	public String listing(Annotation note) {
		return super.listing(note) + objective(note);
	}

	private static String objective(Annotation note) {
		String words = Objective.of(note).words();
		return words.isEmpty() ? "" : ", " + words;
	}

	@Override
	public String words(Annotation note) {
		return objective(note) + (note.getText() == null || note.getText().isBlank() ? "" : ": " + note.getText());
	}

	@Override
	public Map<EStructuralFeature, Object> image(Annotation note, Placement placement) {
		Envelope image = placement.image(bounds(note));
		return Map.of(Literals.ANNOTATION__X, (int) Math.round(image.left()),
				Literals.ANNOTATION__Y, (int) Math.round(image.top()),
				Literals.ANNOTATION__WIDTH, (int) Math.round(image.width()),
				Literals.ANNOTATION__HEIGHT, (int) Math.round(image.height()));
	}

	@Override
	public Optional<Envelope> envelope(Annotation note) {
		return Optional.of(bounds(note));
	}

	private static Envelope bounds(Annotation note) {
		return new Envelope(note.getX(), note.getY(), note.getX() + note.getWidth(), note.getY() + note.getHeight());
	}
}
