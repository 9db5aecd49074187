package org.leeway.ui.survey;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.leeway.pathing.compare.Aspect;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.ui.settings.SettingsStore;

/**
 * The controls to choose the symmetry and the aspects of cells to compare, such as the terrain. The choice is stored for the
 * next session.
 */
final class FairnessBar extends SurveyBar {

	private static final String SYMMETRY = "fairness.symmetry";
	private static final String COMPARE = "fairness.compare.";
	private static final List<Symmetry> SYMMETRIES = Arrays.stream(Symmetry.values())
			.filter(each -> each != Symmetry.NONE).toList();

	private final IEclipsePreferences store = SettingsStore.settings();
	private final Combo symmetries;
	private final Map<Aspect, Button> aspects = new EnumMap<>(Aspect.class);
	/** The level's symmetry at the last call of {@link #follow}. */
	private Symmetry followed = Symmetry.NONE;

	/** @param changed runs after the user has chosen another symmetry or other aspects */
	FairnessBar(Composite parent, Runnable changed) {
		super(parent);
		new Label(this, SWT.NONE).setText("Symmetry");
		symmetries = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		symmetries.setToolTipText("The symmetry that the level should have");
		SYMMETRIES.stream().map(Symmetry::label).forEach(symmetries::add);
		String remembered = store.get(SYMMETRY, Symmetry.HALF_TURN.name());
		symmetries.select(Math.max(0, SYMMETRIES.stream().map(Symmetry::name).toList().indexOf(remembered)));
		symmetries.addListener(SWT.Selection, event -> {
			store.put(SYMMETRY, symmetry().name());
			changed.run();
		});
		add(Aspect.TERRAIN, "Terrain", "The terrain of each cell", changed);
		add(Aspect.CLEARANCE, "Clearance", "The largest unit that can cover each cell", changed);
		add(Aspect.FIT, "Fit", "The largest unit that gets there from a spawn and covers each cell", changed);
		addState();
	}

	private void add(Aspect aspect, String text, String tip, Runnable changed) {
		Button button = new Button(this, SWT.CHECK);
		button.setText(text);
		button.setToolTipText(tip);
		button.setSelection(store.getBoolean(COMPARE + aspect.label(), true));
		button.addListener(SWT.Selection, event -> {
			store.putBoolean(COMPARE + aspect.label(), button.getSelection());
			changed.run();
		});
		aspects.put(aspect, button);
	}

	/**
	 * Selects the symmetry of a level in the list if the symmetry is not the same as at the last call. Otherwise, the user's
	 * choice stays. The choice also stays if the level has no symmetry.
	 */
	void follow(Symmetry ofLevel) {
		if (followed != ofLevel) {
			followed = ofLevel;
			if (ofLevel != Symmetry.NONE) {
				symmetries.select(SYMMETRIES.indexOf(ofLevel));
			}
		}
	}

	Symmetry symmetry() {
		return SYMMETRIES.get(symmetries.getSelectionIndex());
	}

	/** Returns the chosen aspects. The set is empty if none is chosen. */
	Set<Aspect> aspects() {
		Set<Aspect> chosen = EnumSet.noneOf(Aspect.class);
		aspects.forEach((aspect, button) -> {
			if (button.getSelection()) {
				chosen.add(aspect);
			}
		});
		return chosen;
	}
}
