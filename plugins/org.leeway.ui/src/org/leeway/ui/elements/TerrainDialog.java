package org.leeway.ui.elements;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.ColorSelector;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.pictures.CellPicture;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.DevicePixels;
import org.leeway.ui.theme.Swatch;

/**
 * A dialog for a new terrain: its name, its look, its speed, and the agents that may enter it. At first, the agents that may
 * enter the first terrain of the level have check marks.
 */
final class TerrainDialog extends ElementDialog {

	/** The side of the preview, in points. At a large zoom, a cell of the map has about this size. */
	private static final int PREVIEW = 32;

	private final Level level;
	private final TerrainType start;
	private Text name;
	private ColorSelector colour;
	private Combo pattern;
	private PictureField picture;
	private Text speed;
	private Label preview;
	/** The list of agents. Null in a level without agents. */
	private Table agents;
	private List<AgentType> entering = List.of();

	TerrainDialog(Shell shell, Level level) {
		super(shell, "New Terrain", level, trial -> {
			TerrainType terrain = NewElements.terrain(trial);
			trial.getTerrainTypes().add(terrain);
			return terrain;
		});
		this.level = level;
		this.start = NewElements.terrain(level);
	}

	@Override
	void fill(Composite area) {
		name = text(area, "Name", start.getName());
		name.selectAll();
		label(area, "Colour");
		colour = new ColorSelector(area);
		colour.setColorValue(Colours.parse(start.getColour()));
		colour.addListener(event -> update());
		label(area, "Pattern");
		pattern = new Combo(area, SWT.READ_ONLY);
		TerrainPattern.VALUES.forEach(each -> pattern.add(each.getLiteral()));
		pattern.select(0);
		pattern.addListener(SWT.Selection, event -> update());
		label(area, "Picture");
		picture = new PictureField(area, level, this::update);
		label(area, "Preview");
		preview = new Label(area, SWT.NONE);
		GridDataFactory.swtDefaults().hint(PREVIEW, PREVIEW).applyTo(preview);
		preview.addListener(SWT.Dispose, event -> disposePreview());
		speed = text(area, "Speed", "1.0");
		speed.setToolTipText("A step costs its length divided by the speed");
		if (!level.getAgentTypes().isEmpty()) {
			agents = checks(area, "May enter", level.getAgentTypes(), AgentType::getName, this::entersFirstTerrain);
		}
	}

	private boolean entersFirstTerrain(AgentType agent) {
		return level.getTerrainTypes().stream().findFirst().filter(agent.getCapability()::contains).isPresent();
	}

	/** Returns the agents that may enter the new terrain. */
	List<AgentType> entering() {
		return entering;
	}

	@Override
	protected void okPressed() {
		if (agents != null) {
			entering = checked(agents, level.getAgentTypes());
		}
		super.okPressed();
	}

	@Override
	void update() {
		super.update();
		disposePreview();
		preview.setImage(new Image(preview.getDisplay(), (ImageDataProvider) zoom -> pixels(DevicePixels.of(PREVIEW, zoom))));
		setMessage(picture.problem(), IMessageProvider.WARNING);
	}

	private ImageData pixels(int side) {
		RGB rgb = colour.getColorValue();
		return picture.picture().map(shown -> Swatch.picture(new CellPicture(shown, Colours.rgb(rgb)), side))
				.orElseGet(() -> Swatch.pattern(rgb, chosenPattern(), side));
	}

	private void disposePreview() {
		Image image = preview.getImage();
		if (image != null) {
			image.dispose();
		}
	}

	private TerrainPattern chosenPattern() {
		return TerrainPattern.VALUES.get(pattern.getSelectionIndex());
	}

	@Override
	Map<EStructuralFeature, Object> values(Level owner) {
		Map<EStructuralFeature, Object> values = new HashMap<>(Map.of(Literals.TERRAIN_TYPE__NAME, name.getText().strip(),
				Literals.TERRAIN_TYPE__COLOUR, Colours.format(colour.getColorValue()), Literals.TERRAIN_TYPE__PATTERN,
				chosenPattern(), Literals.TERRAIN_TYPE__SPEED, number(speed)));
		values.put(Literals.TERRAIN_TYPE__PICTURE, picture.path());
		return values;
	}
}
