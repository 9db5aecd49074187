package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.value.TerrainName;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.osgi.service.prefs.BackingStoreException;

/** Tests of the page of the import wizard on which the user maps tiles to terrains. */
class TerrainsPageTest {

	private static final String TERRAIN = "Terrain of the selection:";

	@TempDir
	private Path elsewhere;

	private IFolder folder;
	private OpenWizard wizard;

	@BeforeEach
	void createFolder() throws CoreException {
		folder = OpenLevel.project().getFolder("maps");
		folder.create(true, true, null);
	}

	@AfterEach
	void closeWizard() throws CoreException, BackingStoreException {
		wizard.close();
		InstanceScope.INSTANCE.getNode("org.leeway.ui/imported-terrains").removeNode();
		OpenLevel.page().closeAllEditors(false);
		OpenLevel.project().delete(true, true, null);
	}

	@Test
	void theChosenTerrainsBecomeThoseOfTheLevelAndOfTheNextMapWithTheseTiles() throws Exception {
		showTerrains(map("first.tmx", "1,2,2", "2,3,0"));
		assertEquals(List.of("old walls, tile 1|3|old walls-1|", "without a tile|1|empty|yes", "old walls, tile 0|1|old walls-0|",
				"old walls, tile 2|1|old walls-2|"), wizard.form().rows());
		select(0);
		select(3, SWT.CTRL);
		name("rock");
		assertEquals("old walls, tile 2|1|rock|", wizard.form().rows().get(3));
		Button save = wizard.form().all(Button.class).stream().filter(each -> each.isVisible() && each.getText().startsWith("Save"))
				.findFirst().orElseThrow();
		new Mouse(save).click(new Point(10, 10));
		Path lines = elsewhere.resolve("leeway-terrains-tmx.txt");
		EventLoop.waitUntil("the choices are saved", () -> Files.exists(lines));
		assertEquals("old_walls:1 rock\nold_walls:2 rock\n",
				Files.readString(lines));
		Files.delete(lines);
		Files.delete(elsewhere.resolve("leeway-import.json"));
		wizard.finish();
		assertEquals("old walls-0 rock rock\nrock rock empty", terrains("first.leeway"));

		open(map("second.tmx", "3,3,3", "1,2,0"));
		assertTrue(wizard.page().getMessage().contains("chosen earlier"), wizard.page().getMessage());
		wizard.finish();
		assertEquals("rock rock rock\nold walls-0 rock empty", terrains("second.leeway"));
	}

	@Test
	void eachTileShowsItsPictureAndGivesItsColour() throws Exception {
		ImageData sheet = new ImageData(8, 16, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
		IntStream.range(0, 128).forEach(i -> sheet.setPixel(i % 8, i / 8, i < 64 ? 0xC00000 : 0x00A000));
		save(sheet, "sheet.png");
		Path map = map("seen.tmx", "1,2,2", "2,9,0");
		Files.writeString(map, Files.readString(map).replace("columns=\"1\"/>",
				"columns=\"1\"><image source=\"sheet.png\" width=\"8\" height=\"16\"/></tileset>"));
		showTerrains(map);
		assertEquals("old walls, tile 1|3|old walls-1|", wizard.form().rows().getFirst());
		Table table = wizard.form().first(Table.class);
		assertEquals(new RGB(0, 0xA0, 0), middle(table.getItem(0).getImage(0)));
		assertEquals(new RGB(0, 0xA0, 0), middle(table.getItem(0).getImage(2)), "the colour of the terrain");
		assertEquals(new RGB(0xC0, 0, 0), middle(table.getItem(2).getImage(0)));
		assertNull(table.getItem(3).getImage(0), "the image has no tile 8");
		Button picture = wizard.form().button("Add the map as a picture to trace");
		new Mouse(picture).click(new Point(8, picture.getSize().y / 2));
		EventLoop.waitUntil("the picture is wanted", picture::getSelection);
		wizard.finish();
		Underlay underlay = LevelFiles.load(location("seen.leeway")).getUnderlays().getFirst();
		assertEquals(List.of("seen.png", 3.0, 2.0), List.of(underlay.getFile(), underlay.getWidth(), underlay.getHeight()));
		ImageData drawn = new ImageData(location("seen.png").toString());
		assertEquals(new Rectangle(0, 0, 24, 16), new Rectangle(0, 0, drawn.width, drawn.height));
		assertEquals(List.of(new RGB(0xC0, 0, 0), new RGB(0, 0xA0, 0)),
				List.of(drawn.palette.getRGB(drawn.getPixel(4, 4)), drawn.palette.getRGB(drawn.getPixel(12, 4))));
		assertEquals(0, drawn.getAlpha(20, 12), "there is no tile");
		assertEquals(List.of("#c00000", "#00a000"), LevelFiles.load(location("seen.leeway")).getTerrainTypes().stream()
				.map(TerrainType::getColour).limit(2).toList());
	}

	private Path save(ImageData picture, String name) {
		ImageLoader writer = new ImageLoader();
		writer.data = new ImageData[] {picture};
		writer.save(elsewhere.resolve(name).toString(), SWT.IMAGE_PNG);
		return elsewhere.resolve(name);
	}

	private static RGB middle(Image image) {
		ImageData data = image.getImageData(100);
		return data.palette.getRGB(data.getPixel(data.width / 2, data.height / 2));
	}

	@Test
	void nearColoursOfAPictureMergeBeforeTheUsersEyes() throws Exception {
		ImageData picture = new ImageData(20, 10, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
		IntStream.range(0, 200).forEach(i -> picture.setPixel(i % 20, i / 20,
				i % 20 < 11 ? 0xC00000 : i % 20 == 11 ? 0xB80000 : 0x00A000));
		showTerrains(save(picture, "drawn.png"));
		Form form = wizard.form();
		assertFalse(form.words().contains("Height below which there is water"), "colours are no heights");
		assertEquals(List.of("#c00000|110|colour-c00000|", "#00a000|80|colour-00a000|", "#b80000|10|colour-b80000|"), form.rows());
		assertTrue(form.words().contains("3 colours in the image"), form.words());
		Table table = form.first(Table.class);
		assertTrue(table.getClientArea().height >= 9 * table.getItemHeight(), "the table is squeezed: " + table.getClientArea());
		select(1);
		name("wall");
		Spinner distance = form.after("Merge similar colours up to a distance of:", Spinner.class);
		Mouse mouse = new Mouse(distance);
		mouse.click(new Point(10, distance.getSize().y / 2));
		EventLoop.waitUntil("the field has the focus", distance::isFocusControl);
		mouse.strike(SWT.ARROW_UP);
		EventLoop.waitUntil("the value is 5", () -> distance.getSelection() == 5);
		assertEquals(3, form.rows().size(), "the edge is farther away");
		mouse.strike(SWT.ARROW_UP);
		EventLoop.waitUntil("the edge is merged", () -> form.rows().size() == 2);
		assertEquals(List.of("#c00000|120|colour-c00000|", "#00a000|80|wall|yes"), form.rows());
		assertTrue(form.words().contains("2 after merging"), form.words());
		wizard.finish();
		Level level = LevelFiles.load(location("drawn.leeway"));
		assertEquals(List.of("colour-c00000", "wall"), level.getTerrainTypes().stream().map(TerrainType::getName).toList());
		assertEquals(120, level.getTerrain().histogram()[level.getTerrainTypes().getFirst().getId()]);
	}

	@Test
	void whatTheFileSaysComesBack() throws Exception {
		Path map = map("map.tmx", "1,2,2", "2,3,0");
		showTerrains(map);
		select(0);
		name("rock");
		wizard.finish();
		showTerrains(map);
		assertEquals("old walls, tile 1|3|rock|", wizard.form().rows().getFirst());
		select(0);
		name("wall");
		assertEquals("old walls, tile 1|3|wall|yes", wizard.form().rows().getFirst());
		wizard.form().click("As in the File");
		assertEquals("old walls, tile 1|3|old walls-1|", wizard.form().rows().getFirst());
		assertEquals("old walls-1", wizard.form().after(TERRAIN, Combo.class).getText());
		wizard.finish();
		assertEquals("old walls-0 old walls-1 old walls-1\nold walls-1 old walls-2 empty", terrains("map-2.leeway"));
	}

	@Test
	void moreTilesThanALevelHasTerrainsNeedNamesInCommon() throws Exception {
		String row = IntStream.rangeClosed(1, 300).mapToObj(Integer::toString).collect(Collectors.joining(","));
		showTerrains(map("many.tmx", row));
		assertSays(wizard.complaint(), "300 terrains", "at most 256", "same name");
		assertFalse(wizard.canFinish());
		select(0);
		new Mouse(wizard.form().first(Table.class)).control('a');
		EventLoop.waitUntil("all are selected", () -> wizard.form().first(Table.class).getSelectionCount() == 300);
		name("");
		assertEquals("\"\" is not a terrain name, expected " + TerrainName.EXPECTED, wizard.complaint());
		name("rock");
		assertTrue(wizard.canFinish(), wizard.complaint());
		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> {
			assertTrue(dialog.words().contains("No cell blocks."), dialog.words());
			dialog.click("OK");
		});
		EventLoop.waitUntil("the wizard has finished", () -> !wizard.isOpen());
		assertEquals(1, LevelFiles.load(location("many.leeway")).getTerrainTypes().size());
	}

	@Test
	void aFileOfTerrainsOrAMapWithoutTilesLeavesNothingToAsk() throws Exception {
		open(map("map.tmx", "1"));
		assertTrue(wizard.form().button("Next >").isEnabled());
		wizard.form().after("File that maps tiles to terrains:", Text.class).setText("terrains.txt");
		assertFalse(wizard.form().button("Next >").isEnabled());
		wizard.form().after("Files, one per line:", Text.class)
				.setText(Files.writeString(elsewhere.resolve("a.map"), "type octile\nheight 1\nwidth 1\nmap\n.\n").toString());
		assertFalse(wizard.form().button("Next >").isEnabled());
		assertTrue(wizard.canFinish());
	}

	private void open(Path map) {
		wizard = new OpenWizard(new ImportLevelWizard(), folder);
		wizard.form().after("Files, one per line:", Text.class).setText(map.toString());
	}

	private void showTerrains(Path map) {
		open(map);
		wizard.next();
		EventLoop.waitUntil("the tiles are listed", () -> wizard.form().all(Table.class).stream().anyMatch(
				table -> table.isVisible() && table.getItemCount() > 0));
	}

	private void select(int row) {
		Table table = wizard.form().first(Table.class);
		table.showItem(table.getItem(row));
		EventLoop.drain();
		Rectangle place = table.getItem(row).getBounds(0);
		new Mouse(table).click(new Point(place.x + 20, place.y + place.height / 2));
		EventLoop.waitUntil("the row is selected", () -> table.isSelected(row));
	}

	private void select(int row, int held) {
		Mouse mouse = new Mouse(wizard.form().first(Table.class));
		mouse.hold(held);
		select(row);
		mouse.letGo(held);
	}

	private void name(String name) {
		wizard.form().after(TERRAIN, Combo.class).setText(name);
	}

	private Path map(String name, String... rows) throws IOException {
		int width = rows[0].split(",").length;
		return Files.writeString(elsewhere.resolve(name), """
				<map version="1.10" orientation="orthogonal" width="%d" height="%d" tilewidth="8" tileheight="8" infinite="0">
				 <tileset firstgid="1" name="old walls" tilewidth="8" tileheight="8" tilecount="400" columns="1"/>
				 <layer id="1" name="ground" width="%d" height="%d"><data encoding="csv">
				%s
				</data></layer>
				</map>
				""".formatted(width, rows.length, width, rows.length, String.join(",\n", rows)));
	}

	private Path location(String level) {
		return folder.getLocation().toPath().resolve(level);
	}

	private String terrains(String name) throws IOException {
		Level level = LevelFiles.load(location(name));
		return IntStream.range(0, level.getTerrain().height()).mapToObj(y -> IntStream.range(0, level.getTerrain().width())
				.mapToObj(x -> level.getTerrainTypes().stream()
						.filter(each -> each.getId() == level.getTerrain().terrain(x, y)).findFirst().orElseThrow().getName())
				.collect(Collectors.joining(" "))).collect(Collectors.joining("\n"));
	}
}
