package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.Layers;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OpenWizard;
import org.osgi.service.prefs.BackingStoreException;

/** The command File > Export Again, by its key and in its menu. */
class ExportAgainTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	@TempDir
	private Path folder;

	@BeforeEach
	void forgetExports() throws BackingStoreException {
		InstanceScope.INSTANCE.getNode("org.leeway.ui/last-exports").removeNode();
	}

	private void export(Path file, String layer, String format) {
		OpenWizard wizard = new OpenWizard(new ExportLayerWizard(), open.file());
		Form form = wizard.form();
		Form.choose(form.after("Layer:", Combo.class), Layers.get(layer).title());
		Form.choose(form.after("Format:", Combo.class), format);
		form.after("To file:", Text.class).setText(file.toString());
		wizard.finish();
	}

	private void exportAgain() {
		open.canvas().forceFocus();
		EventLoop.waitUntil("the map has the keys", () -> open.canvas().isFocusControl());
		open.mouse().hold(SWT.SHIFT);
		open.mouse().control('e');
		open.mouse().letGo(SWT.SHIFT);
	}

	/** Returns all texts of the status line. */
	private String status() {
		EventLoop.drain();
		return new Form(open.canvas().getShell()).all(CLabel.class).stream().map(CLabel::getText)
				.collect(Collectors.joining("|"));
	}

	private MenuItem item() {
		Menu bar = open.editor().site().getShell().getMenuBar();
		Menu file = Arrays.stream(bar.getItems()).filter(each -> each.getText().equals("&File")).findFirst().orElseThrow().getMenu();
		file.notifyListeners(SWT.Show, new Event());
		EventLoop.drain();
		MenuItem item = Arrays.stream(file.getItems()).filter(each -> each.getText().contains("Export A&gain")).findFirst()
				.orElseThrow(() -> new AssertionError(Arrays.toString(file.getItems())));
		file.notifyListeners(SWT.Hide, new Event());
		return item;
	}

	@Test
	void theKeyWritesTheEditedLevelToTheSameFile() throws IOException {
		Path file = folder.resolve("terrain.json");
		export(file, "terrain", "JSON");
		byte[] before = Files.readAllBytes(file);
		TerrainGrid grid = open.level().getTerrain();
		open.level().setTerrain(TerrainGrid.filled(grid.width(), grid.height(), 1));
		exportAgain();
		EventLoop.waitUntil("the file has the edited level", () -> !Arrays.equals(before, bytes(file)));
		EventLoop.waitUntil(() -> "the status line tells: " + status(), () -> status().contains("Exported " + file));
		Path fresh = folder.resolve("fresh.json");
		export(fresh, "terrain", "JSON");
		assertArrayEquals(bytes(fresh), bytes(file));
	}

	@Test
	void itIsDisabledWithTheReasonUntilALayerWasExported() {
		assertFalse(item().isEnabled());
		assertTrue(item().getText().contains("Nothing Exported from This Level Yet"), item().getText());
		export(folder.resolve("terrain.csv"), "terrain", "Comma-separated values");
		EventLoop.waitUntil("it is enabled", () -> item().isEnabled());
		assertFalse(item().getText().contains("Nothing"), item().getText());
	}

	@Test
	void anAgentThatIsGoneIsToldInTheStatusLine() {
		Path file = folder.resolve("reach.csv");
		export(file, "reachability", "Comma-separated values");
		byte[] before = bytes(file);
		open.level().getAgentTypes().getFirst().setName("renamed");
		exportAgain();
		EventLoop.waitUntil(() -> "the reason is told: " + status(), () -> status().contains("The level has no agent"));
		assertArrayEquals(before, bytes(file));
	}

	@Test
	void eachLevelHasItsOwnLastExportWithItsOptions() {
		ExportMemory.keep(open.file(), new RememberedExport("clearance", "a b", 3, new Cell(4, 5),
				Anchor.CENTRE, "png", Map.of("scale", "3", "legend", "true"), folder));
		assertEquals("a b", ExportMemory.of(open.file()).orElseThrow().agent());
		assertEquals(Map.of("scale", "3", "legend", "true"), ExportMemory.of(open.file()).orElseThrow().options());
		assertTrue(ExportMemory.of(open.file().getProject().getFile("other.leeway")).isEmpty());
	}

	private static byte[] bytes(Path file) {
		try {
			return Files.readAllBytes(file);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}
}
