package org.leeway.ui.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.ColorFieldEditor;
import org.eclipse.jface.preference.ComboFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.ui.document.SavingPreferences;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.theme.Colours;

/**
 * The preference page for the colours of overlays and the cursor of painting tools. The user chooses a scheme of colours, or
 * each colour separately.
 */
public final class MapPage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

	private static final String OWN = "Custom colours";

	private final Map<Meaning, ColorFieldEditor> colours = new EnumMap<>(Meaning.class);
	private Combo schemes;

	public MapPage() {
		super(GRID);
	}

	@Override
	public void init(IWorkbench workbench) {
		setPreferenceStore(new ScopedPreferenceStore(InstanceScope.INSTANCE, SavingPreferences.NODE));
		setDescription("The colours of overlays, legends and exported images. "
				+ "People with any common kind of colour blindness can tell the colours of a scheme apart.");
	}

	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		HelpTopic.MAP_PREFERENCES.describe(getControl());
	}

	@Override
	protected void createFieldEditors() {
		Composite fields = getFieldEditorParent();
		new Label(fields, SWT.NONE).setText("Colour &scheme:");
		schemes = new Combo(fields, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.swtDefaults().applyTo(schemes);
		Arrays.stream(ColourScheme.values()).map(ColourScheme::title).forEach(schemes::add);
		schemes.add(OWN);
		schemes.addListener(SWT.Selection, event -> takeScheme());
		for (Meaning meaning : Meaning.values()) {
			ColorFieldEditor field = new ColorFieldEditor(MapPreferences.key(meaning), label(meaning),
					getFieldEditorParent());
			colours.put(meaning, field);
			addField(field);
		}
		List<String[]> cursors = new ArrayList<>();
		for (BrushCursor cursor : BrushCursor.values()) {
			cursors.add(new String[] {cursor.label(), cursor.name()});
		}
		addField(new ComboFieldEditor(MapPreferences.CURSOR, "&Brush cursor:", cursors.toArray(String[][]::new),
				getFieldEditorParent()));
	}

	private static String label(Meaning meaning) {
		String label = meaning.label();
		return Character.toUpperCase(label.charAt(0)) + label.substring(1) + ":";
	}

	@Override
	protected void initialize() {
		super.initialize();
		showScheme();
	}

	@Override
	protected void performDefaults() {
		super.performDefaults();
		showScheme();
	}

	@Override
	public void propertyChange(PropertyChangeEvent event) {
		super.propertyChange(event);
		showScheme();
	}

	/**
	 * Copies the colours of the chosen scheme into the fields. If the user has chosen the entry {@link #OWN}, the fields keep
	 * their colours.
	 */
	private void takeScheme() {
		if (schemes.getSelectionIndex() < ColourScheme.values().length) {
			ColourScheme chosen = ColourScheme.values()[schemes.getSelectionIndex()];
			colours.forEach((meaning, field) -> field.getColorSelector()
					.setColorValue(Colours.of(chosen.colours().of(meaning))));
		}
	}

	/**
	 * Selects the scheme with the colours that the fields show. If no scheme has these colours, selects the entry {@link #OWN}.
	 */
	private void showScheme() {
		schemes.setText(Arrays.stream(ColourScheme.values()).filter(this::isShown).map(ColourScheme::title).findFirst()
				.orElse(OWN));
	}

	private boolean isShown(ColourScheme scheme) {
		return colours.entrySet().stream().allMatch(colour -> Colours.of(scheme.colours().of(colour.getKey()))
				.equals(colour.getValue().getColorSelector().getColorValue()));
	}
}
