package org.leeway.ui.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IResource;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;

/** The choice of maps of a WAD in the import wizard. */
class MapsOfWadTest extends OpenImportWizard {

	private static final int HEADER = 12;
	private static final String MAPS = "The maps to read:";

	@Test
	void onlyTheSelectedMapsAreImported() throws Exception {
		choose(wad("E1M1", "E1M2", "E1M3"));
		Table maps = wizard.form().after(MAPS, Table.class);
		assertEquals(List.of("E1M1", "E1M2", "E1M3"), Arrays.stream(maps.getItems()).map(TableItem::getText).toList());
		assertTrue(Arrays.stream(maps.getItems()).allMatch(TableItem::getChecked));
		wizard.form().click("Deselect All");
		assertSays(wizard.complaint(), "The maps to read", "select at least one");
		assertFalse(wizard.canFinish());
		Rectangle row = maps.getItem(1).getBounds(0);
		new Mouse(maps).click(new Point(row.x - 10, row.y + row.height / 2));
		EventLoop.waitUntil("the map is selected", () -> maps.getItem(1).getChecked());
		assertTrue(wizard.canFinish(), wizard.complaint());
		Dialogs.answer(() -> wizard.form().click("Finish"), dialog -> dialog.click("OK"));
		EventLoop.waitUntil("the wizard has finished", () -> !wizard.isOpen());
		folder.refreshLocal(IResource.DEPTH_ONE, null);
		assertEquals(List.of("doom.leeway"), Arrays.stream(folder.members()).map(IResource::getName).toList());
		assertEquals("E1M2", LevelFiles.load(folder.getFile("doom.leeway").getLocation().toPath()).getName());
	}

	@Test
	void severalFilesTakeNames() throws Exception {
		Path one = wad("E1M1");
		wizard.form().after("Files, one per line:", Text.class).setText(one + "\n" + Files.copy(one, elsewhere.resolve("b.wad")));
		assertEquals("all", wizard.form().after(MAPS, Text.class).getText());
	}

	private void choose(Path file) {
		wizard.form().after("Files, one per line:", Text.class).setText(file.toString());
	}

	/** Writes a WAD whose maps are square rooms of 64 x 64 units. */
	private Path wad(String... maps) throws IOException {
		ByteBuffer wad = ByteBuffer.allocate(1 << 12).order(ByteOrder.LITTLE_ENDIAN).position(HEADER);
		ByteBuffer directory = ByteBuffer.allocate(1 << 10).order(ByteOrder.LITTLE_ENDIAN);
		for (String map : maps) {
			lump(directory, wad, map);
			lump(directory, wad, "THINGS");
			lump(directory, wad, "LINEDEFS", 0, 1, 1, 0, 0, 0, -1, 1, 2, 1, 0, 0, 1, -1, 2, 3, 1, 0, 0, 2, -1, 3, 0, 1, 0, 0, 3, -1);
			lump(directory, wad, "SIDEDEFS", new int[4 * 15]);
			lump(directory, wad, "VERTEXES", 0, 64, 64, 64, 64, 0, 0, 0);
			lump(directory, wad, "SECTORS", 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 160, 0, 0);
		}
		int offset = wad.position();
		wad.put(directory.flip());
		wad.put(0, "PWAD".getBytes(StandardCharsets.US_ASCII)).putInt(4, 6 * maps.length).putInt(8, offset);
		return Files.write(elsewhere.resolve("doom.wad"), Arrays.copyOf(wad.array(), wad.position()));
	}

	private static void lump(ByteBuffer directory, ByteBuffer wad, String name, int... shorts) {
		directory.putInt(wad.position()).putInt(2 * shorts.length).put(Arrays.copyOf(name.getBytes(StandardCharsets.US_ASCII), 8));
		Arrays.stream(shorts).forEach(value -> wad.putShort((short) value));
	}
}
