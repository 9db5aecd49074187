package org.leeway.ui.wizards;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.ColorSelector;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.exchange.terrain.TerrainsImporter;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.InputFile;
import org.leeway.core.jobs.MonitorProgress;
import org.leeway.core.level.value.TerrainName;
import org.leeway.core.text.Counts;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Swatch;

/** The wizard page on which the user maps each tile, value or colour of the files to import to a terrain. */
final class TerrainsPage extends WizardPage {

	private static final int ROWS = 10;

	private final ImportPage files;
	private TerrainRows rows = new TerrainRows();
	private Optional<ColourPreview.Sample> sample = Optional.empty();
	private List<Path> read = List.of();
	private OptionValues readWith = OptionValues.STANDARD;
	private TableViewer table;
	private Combo name;
	private ColorSelector colour;
	private Button original;
	private NearColoursRow near;
	private Button save;
	private Button picture;
	private boolean isShowing;

	TerrainsPage(ImportPage files) {
		super("terrains", "Terrains", null);
		this.files = files;
		setDescription("Select everything that becomes the same terrain, and name it. The next import remembers it.");
	}

	@Override
	public void createControl(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(4).applyTo(page);
		createTable(page);
		Label label = new Label(page, SWT.NONE);
		label.setText("Terrain of the selection:");
		name = new Combo(page, SWT.DROP_DOWN);
		name.addListener(SWT.FocusIn, event -> name.setSelection(new Point(0, name.getText().length())));
		name.addListener(SWT.Modify, event -> changeSelected(row -> row.rename(name.getText().strip())));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
		colour = new ColorSelector(page);
		colour.getButton().setToolTipText("The colour of the terrain");
		colour.addListener(event -> changeSelected(row -> row.paint(Colours.rgb(colour.getColorValue()))));
		original = new Button(page, SWT.PUSH);
		original.setText("As in the File");
		original.addListener(SWT.Selection, event -> {
			changeSelected(MappedTerrain::reset);
			showSelected();
		});
		near = new NearColoursRow(page, this::mergeColours);
		GridDataFactory.fillDefaults().span(4, 1).exclude(true).applyTo(near);
		picture = new Button(page, SWT.CHECK);
		picture.setText("Add the map as a picture to trace");
		picture.setVisible(false);
		GridDataFactory.fillDefaults().span(2, 1).align(SWT.FILL, SWT.CENTER).applyTo(picture);
		save = ImportPage.saveButton(page, this);
		GridDataFactory.swtDefaults().span(2, 1).align(SWT.END, SWT.CENTER).applyTo(save);
		setControl(page);
		showSelected();
	}

	private void mergeColours(int distance) {
		files.sources().forEach(file -> files.nearColours(file).ifPresent(option -> files.choose(option, distance)));
		readWith = files.options();
		showRows(distance);
	}

	private int distance() {
		return read.stream().flatMap(file -> files.nearColours(file).stream()).findFirst().map(readWith::get).orElse(0);
	}

	private void showRows(int distance) {
		rows.merge(distance);
		table.setInput(rows.all());
		table.getTable().select(0);
		showSelected();
		changed();
	}

	/** Updates the preview and the error message after a change of the rows. */
	private void changed() {
		near.show(rows, sample);
		validate();
	}

	private void createTable(Composite page) {
		table = new TableViewer(page, SWT.BORDER | SWT.FULL_SELECTION | SWT.MULTI | SWT.VIRTUAL);
		table.setContentProvider(ArrayContentProvider.getInstance());
		table.getTable().setHeaderVisible(true);
		LocalResourceManager images = new LocalResourceManager(JFaceResources.getResources(), page);
		column("In the file", 240, SWT.LEFT, new RowLabels() {
			@Override
			public String getText(Object row) {
				return ((MappedTerrain) row).source().title();
			}

			@Override
			public Image getImage(Object row) {
				return ((MappedTerrain) row).picture().map(each -> images.create(ImageDescriptor.createFromImageData(each)))
						.orElse(null);
			}
		});
		column("Cells", 80, SWT.RIGHT, new RowLabels() {
			@Override
			public String getText(Object row) {
				return Counts.digits(((MappedTerrain) row).source().cells());
			}
		});
		column("Terrain", 220, SWT.LEFT, new RowLabels() {
			@Override
			public String getText(Object row) {
				return ((MappedTerrain) row).name();
			}

			@Override
			public Image getImage(Object row) {
				return ((MappedTerrain) row).rgb().map(rgb -> images.create(Swatch.of(Colours.of(rgb)))).orElse(null);
			}
		});
		column("Blocking", 76, SWT.LEFT, new RowLabels() {
			@Override
			public String getText(Object row) {
				return ((MappedTerrain) row).blocks() ? "yes" : "";
			}
		});
		table.addSelectionChangedListener(event -> showSelected());
		GridDataFactory.fillDefaults().span(4, 1).grab(true, true).hint(SWT.DEFAULT, ROWS * table.getTable().getItemHeight())
				.applyTo(table.getTable());
	}

	/** A label provider whose subclasses define the texts of a column. */
	private abstract static class RowLabels extends ColumnLabelProvider {

		@Override
		public abstract String getText(Object row);
	}

	private void column(String title, int width, int style, ColumnLabelProvider labels) {
		TableViewerColumn column = new TableViewerColumn(table, style);
		column.getColumn().setText(title);
		column.getColumn().setWidth(width);
		column.setLabelProvider(labels);
	}

	@Override
	public void setVisible(boolean visible) {
		super.setVisible(visible);
		if (visible && !(files.sources().equals(read) && files.options().equals(readWith))) {
			getShell().getDisplay().asyncExec(this::read);
		}
	}

	/** Reads the tiles, values and colours of the files into the table. */
	private void read() {
		List<Path> sources = files.sources();
		OptionValues options = files.options();
		List<Path> mapped = sources.stream().filter(file -> files.terrainsImporter(file).isPresent()).toList();
		TerrainRows found = new TerrainRows();
		AtomicReference<ColourPreview.Sample> seen = new AtomicReference<>();
		boolean isRead = LevelFileActions.run(getContainer(), "Files Not Read", monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, "Reading the terrains of the files", mapped.size());
			TilePictures pictures = new TilePictures();
			for (Path source : mapped) {
				progress.subTask(source.getFileName().toString());
				add(source, options, pictures, found, progress.split(1));
				if (seen.get() == null && found.hasColours()) {
					seen.set(sample(source));
				}
			}
		});
		if (isRead && !getControl().isDisposed()) {
			rows = found;
			sample = Optional.ofNullable(seen.get());
			read = sources;
			readWith = options;
			near.start(distance());
			((GridData) near.getLayoutData()).exclude = !rows.hasColours();
			near.setVisible(rows.hasColours());
			picture.setVisible(rows.hasPictures());
			showRows(distance());
			near.requestLayout();
			ImportPage.makeRoom(this, getContainer());
			table.getTable().setFocus();
		}
	}

	private ColourPreview.Sample sample(Path file) throws InvocationTargetException {
		try {
			return ColourPreview.Sample.of(files.format(file).orElseThrow(), file).orElse(null);
		} catch (IOException e) {
			throw new InvocationTargetException(e, FailureText.of(e));
		}
	}

	private void add(Path file, OptionValues options, TilePictures pictures, TerrainRows found, SubMonitor monitor)
			throws InvocationTargetException {
		Format format = files.format(file).orElseThrow();
		Optional<TypedOption<Integer>> nearColours = files.nearColours(file);
		// the user can try several distances up to which similar colours are merged. So the table of this page merges the
		// colours, and the importer must not
		OptionValues apart = nearColours.map(option -> options.with(option, option.standard())).orElse(options);
		try {
			monitor.setWorkRemaining(InputFile.pieces(file));
			List<TerrainSource> sources = ((TerrainsImporter) format.importer().orElseThrow())
					.terrainSources(file, apart, new MonitorProgress(monitor, () -> false));
			Map<String, ImageData> shown = new HashMap<>();
			sources.forEach(each -> each.picture().flatMap(pictures::of).ifPresent(picture -> shown.put(each.selector(), picture)));
			found.add(format, nearColours.isPresent(), sources, shown);
		} catch (IOException e) {
			throw new InvocationTargetException(e, FailureText.of(e));
		}
	}

	private List<MappedTerrain> selected() {
		return ((List<?>) table.getStructuredSelection().toList()).stream().map(MappedTerrain.class::cast).toList();
	}

	private void changeSelected(Consumer<MappedTerrain> change) {
		if (!isShowing) {
			selected().forEach(change);
			table.refresh();
			changed();
		}
	}

	/** Shows name and colour of the selected rows' terrain in the fields below the table. */
	private void showSelected() {
		isShowing = true;
		List<MappedTerrain> chosen = selected();
		name.setItems(rows.all().stream().map(MappedTerrain::name).distinct().sorted().toArray(String[]::new));
		List<String> names = chosen.stream().map(MappedTerrain::name).distinct().toList();
		name.setText(names.size() == 1 ? names.getFirst() : "");
		chosen.stream().flatMap(each -> each.rgb().stream()).findFirst()
				.ifPresent(rgb -> colour.setColorValue(Colours.of(rgb)));
		name.setEnabled(!chosen.isEmpty());
		colour.setEnabled(!chosen.isEmpty());
		original.setEnabled(!chosen.isEmpty());
		isShowing = false;
	}

	private void validate() {
		List<String> wrong = rows.all().stream().map(MappedTerrain::name).filter(each -> !TerrainName.isName(each)).distinct()
				.toList();
		Map<Format, Long> counts = rows.all().stream().collect(Collectors.groupingBy(MappedTerrain::format,
				Collectors.mapping(MappedTerrain::name, Collectors.collectingAndThen(Collectors.toSet(), set -> (long) set.size()))));
		long most = counts.values().stream().mapToLong(Long::longValue).max().orElse(0);
		String problem = !wrong.isEmpty() ? "\"" + wrong.getFirst()
				+ "\" is not a terrain name, expected " + TerrainName.EXPECTED
				: most > TerrainGrid.TERRAINS ? most + " terrains, but a level has at most " + TerrainGrid.TERRAINS
						+ ": give some the same name." : null;
		setErrorMessage(problem);
		setPageComplete(problem == null);
		save.setEnabled(problem == null);
	}

	/** Returns whether the import draws a tile map as a picture, and adds it to the level as a background for tracing. */
	boolean addsPicture() {
		return rows.hasPictures() && picture.getSelection();
	}

	/** Stores the user's choices for this import and later imports. */
	void keep() {
		Map<Format, Map<String, Optional<String>>> choices = new LinkedHashMap<>();
		rows.all().forEach(row -> choices.computeIfAbsent(row.format(), format -> new LinkedHashMap<>())
				.put(row.source().selector(), row.choice()));
		choices.forEach((format, lines) -> new TerrainMemory(format).keep(lines));
	}
}
