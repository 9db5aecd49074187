package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ImportProfile;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.exchange.terrain.RenderedMap;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.files.FilesRead;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Tests of the pictures of tiles, and the colours that terrains get from them. */
class TiledPicturesTest {

	private static final int RED = 0xFFC00000;
	private static final int GREEN = 0xFF00A000;
	private static final int CLEAR = 0;

	@TempDir
	private Path folder;

	/** Draws an image of two by two tiles, with a margin of 1 pixel and a spacing of 2 pixels. */
	@BeforeEach
	void drawImage() throws IOException {
		BufferedImage image = new BufferedImage(12, 12, BufferedImage.TYPE_INT_ARGB);
		fill(image, 1, 1, 4, 4, RED);
		fill(image, 7, 1, 4, 4, GREEN);
		fill(image, 7, 1, 2, 4, RED);
		fill(image, 1, 7, 4, 4, CLEAR);
		fill(image, 2, 8, 1, 1, GREEN);
		ImageIO.write(image, "png", folder.resolve("tiles.png").toFile());
	}

	private static void fill(BufferedImage image, int x, int y, int width, int height, int argb) {
		for (int i = 0; i < width * height; i++) {
			image.setRGB(x + i % width, y + i / width, argb);
		}
	}

	@Test
	void aTerrainHasTheAverageColourOfTheVisiblePixelsOfItsTile() throws IOException {
		List<TerrainSource> sources = sources(image("tiles.png"));
		assertEquals(List.of(Optional.of(0xC00000), Optional.of(0x605000), Optional.of(0x00A000), Optional.empty()),
				sources.stream().map(TerrainSource::rgb).toList());
		assertEquals(Optional.of(new PicturePart(folder.resolve("tiles.png"), 7, 7, 4, 4)), sources.get(3).picture());
		assertEquals("#c00000", TiledTexts.level(new TmxImporter().read(file(image("tiles.png")), OptionValues.STANDARD, Progress.NONE)).getTerrainTypes().getFirst().getColour());
	}

	@Test
	void checksOpenNoImage() throws IOException {
		Path map = file(image("tiles.png"));
		Format format = Formats.registered().reading(map).orElseThrow();
		assertEquals(Set.of(map, folder.resolve("tiles.png")), opened(format, map));
		assertEquals(Set.of(map), opened(format.choosing(ReadingChoice.NONE.forChecks()), map));
	}

	private static Set<Path> opened(Format format, Path map) throws IOException {
		Set<Path> opened = new HashSet<>();
		FilesRead.recording(opened, () -> format.read(map, Progress.NONE));
		opened.removeIf(each -> each.endsWith(ImportProfile.NAME));
		return opened;
	}

	@Test
	void theTextsOfTwoFormatsSayTheSame() throws IOException {
		Path json = Files.writeString(folder.resolve("map.tmj"), """
				{"infinite":false,"orientation":"orthogonal","width":4,"height":1,"tilewidth":4,"tileheight":4,"tilesets":[{
				"firstgid":1,"name":"t","tilecount":4,"tilewidth":4,"tileheight":4,"margin":1,"spacing":2,"columns":2,
				"image":"tiles.png","imagewidth":12,"imageheight":12}],
				"layers":[{"type":"tilelayer","name":"l","width":4,"height":1,"data":[1,2,3,4]}]}""");
		assertEquals(sources(image("tiles.png")), new TmjImporter().terrainSources(json, OptionValues.STANDARD, Progress.NONE));
	}

	@Test
	void aTileHasAPictureOfItsOwn() throws IOException {
		List<TerrainSource> sources = sources("<tile id=\"1\" x=\"7\" y=\"1\" width=\"2\" height=\"4\">"
				+ "<image source=\"tiles.png\" width=\"12\" height=\"12\"/></tile>");
		assertEquals(Optional.of(new PicturePart(folder.resolve("tiles.png"), 7, 1, 2, 4)), sources.get(1).picture());
		assertEquals(Optional.of(0xC00000), sources.get(1).rgb());
		assertEquals(Optional.empty(), sources.get(0).picture());
	}

	@Test
	void aColourOfTheFileComesFirst() throws IOException {
		assertEquals(Optional.of(0x123456), sources(image("tiles.png")
				+ "<tile id=\"0\"><properties><property name=\"color\" value=\"#123456\"/></properties></tile>").getFirst().rgb());
	}

	@Test
	void aColourMayStandForInvisiblePixels() throws IOException {
		List<TerrainSource> sources = sources("<image source=\"tiles.png\" trans=\"c00000\"/>");
		assertEquals(List.of(Optional.empty(), Optional.of(0x00A000)), sources.stream().map(TerrainSource::rgb).limit(2).toList());
	}

	@ParameterizedTest
	@CsvSource({"missing.png, no such file", "., no such file", "map.tmx, 'not a PNG image, expected one'",
			"cut.png, ends", "../missing.png, no such file"})
	void anImageThatCannotBeReadGivesNoColour(String name, String reason) throws IOException {
		Files.write(folder.resolve("cut.png"), Arrays.copyOf(Files.readAllBytes(folder.resolve("tiles.png")), 20));
		assertTrue(sources(image(name)).stream().allMatch(each -> each.rgb().isEmpty()));
		List<String> notes = notes(image(name));
		assertEquals(1, notes.stream().filter(each -> each.contains("Leeway chose the colours of its tiles")).count(), notes::toString);
		assertSays(String.join("\n", notes), reason);
	}

	@ParameterizedTest
	@ValueSource(strings = {"/etc/passwd", "file:///etc/passwd", "https://example.org/a.png", "C:/a.png", ""})
	void anImageFromElsewhereIsNoPicture(String name) throws IOException {
		assertTrue(sources(image(name)).stream().allMatch(each -> each.picture().isEmpty()));
	}

	/**
	 * Earlier versions of Leeway ignored pictures, so they could read files with wrong numbers for pictures. Leeway must still
	 * read these files, but without pictures.
	 */
	@ParameterizedTest
	@ValueSource(strings = {"columns=\"2.5\"", "columns=\"two\"", "columns=\"2\" margin=\"-1\"", "columns=\"2\" spacing=\"1e99\""})
	void numbersThatAreNotUnderstoodCostOnlyThePictures(String attributes) throws IOException {
		Path file = file(image("tiles.png"));
		Files.writeString(file, Files.readString(file).replace("margin=\"1\" spacing=\"2\" columns=\"2\"", attributes));
		assertTrue(new TmxImporter().terrainSources(file, OptionValues.STANDARD, Progress.NONE).stream()
				.allMatch(each -> each.picture().isEmpty()));
		assertSays(String.join("\n", notes(file)), "which is not understood, so Leeway chose the colours of its tiles");
	}

	@Test
	void wholeNumbersMayHaveFractionsOfZero() throws IOException {
		Path file = file(image("tiles.png"));
		Files.writeString(file, Files.readString(file).replace("columns=\"2\"", "columns=\"2.0\""));
		assertEquals(Optional.of(0xC00000),
				new TmxImporter().terrainSources(file, OptionValues.STANDARD, Progress.NONE).getFirst().rgb());
	}

	@Test
	void membersOfAnyKindCostOnlyThePictures() throws IOException {
		Path json = Files.writeString(folder.resolve("map.tmj"), """
				{"infinite":false,"orientation":"orthogonal","width":1,"height":1,"tilewidth":4,"tileheight":4,"tilesets":[{
				"firstgid":1,"name":"t","tilecount":4,"tilewidth":4,"tileheight":4,"margin":{},"columns":true,"image":["a.png"],
				"tiles":[{"id":0,"x":"left","image":7}]}],
				"layers":[{"type":"tilelayer","name":"l","width":1,"height":1,"data":[1]}]}""");
		assertEquals(Optional.empty(), new TmjImporter().terrainSources(json, OptionValues.STANDARD, Progress.NONE).getFirst().picture());
	}

	private List<String> notes(String tileset) throws IOException {
		return notes(file(tileset));
	}

	private static List<String> notes(Path file) throws IOException {
		return new TmxImporter().read(file, OptionValues.STANDARD, Progress.NONE).diagnostics().stream().map(Diagnostic::message).toList();
	}

	@Test
	void anImageThatIsTooLargeGivesNoColour() throws IOException {
		ImageIO.write(new BufferedImage(4097, 4097, BufferedImage.TYPE_BYTE_BINARY), "png", folder.resolve("tiles.png").toFile());
		assertTrue(sources(image("tiles.png")).stream().allMatch(each -> each.rgb().isEmpty()));
	}

	@Test
	void overlappingPartsAreLimitedToo() throws IOException {
		ImageIO.write(new BufferedImage(4000, 4000, BufferedImage.TYPE_BYTE_BINARY), "png", folder.resolve("tiles.png").toFile());
		assertTrue(sources("<image source=\"tiles.png\" width=\"4000\"/><tile id=\"0\" width=\"4000\" height=\"4000\">"
				+ "<image source=\"tiles.png\"/></tile><tile id=\"1\" x=\"1\" width=\"3999\" height=\"4000\"><image source=\"tiles.png\"/></tile>")
				.stream().allMatch(each -> each.rgb().isEmpty()));
	}

	/**
	 * The map has four tiles. The picture of each tile is a part of an image, of 2^31 x 2^31 pixels. So the number of pixels in
	 * all four parts overflows a long.
	 */
	@Test
	void partsOfHugeSizesAreLimited() throws IOException {
		StringBuilder tiles = new StringBuilder();
		for (int id = 0; id < 4; id++) {
			tiles.append("<tile id=\"%d\" width=\"2147483648\" height=\"2147483648\"><image source=\"tiles.png\"/></tile>".formatted(id));
		}
		assertTrue(sources(tiles.toString()).stream().allMatch(each -> each.rgb().isEmpty()));
	}

	/** The second tile is red on its left and green on its right. Its copies are flipped and turned. */
	@Test
	void theMapIsDrawnAsInTiled() throws IOException {
		Path file = file(image("tiles.png"));
		Files.writeString(file, Files.readString(file).replace("1,2,3,4", 0x80000002L + ",2," + 0x20000002 + ",3"));
		RenderedMap picture = new TmxImporter().picture(file, OptionValues.STANDARD, Progress.NONE).orElseThrow();
		assertEquals(16, picture.width());
		assertEquals(4, picture.height());
		int[] row = picture.argb();
		assertEquals(List.of(GREEN, RED, RED, GREEN), List.of(row[0], row[3], row[4], row[7]), "the first is flipped");
		assertEquals(List.of(RED, RED, GREEN, GREEN), List.of(row[8], row[11], row[3 * 16 + 8], row[3 * 16 + 11]), "the third is turned");
		assertEquals(List.of(CLEAR, GREEN), List.of(row[12], row[16 + 13]));
	}

	@Test
	void aMapWithoutImagesHasNoPicture() throws IOException {
		assertEquals(Optional.empty(), new TmxImporter().picture(file(image("missing.png")), OptionValues.STANDARD, Progress.NONE));
	}

	@Test
	void tilesThatCoverTheMapManyTimesGiveNoPicture() throws IOException {
		ImageIO.write(new BufferedImage(2000, 2000, BufferedImage.TYPE_BYTE_BINARY), "png", folder.resolve("tiles.png").toFile());
		Path file = Files.writeString(folder.resolve("map.tmx"), """
				<map orientation="orthogonal" width="400" height="400" tilewidth="4" tileheight="4">
				<tileset firstgid="1" name="t" tilecount="1" tilewidth="2000" tileheight="2000" columns="1"><image source="tiles.png"/></tileset>
				<layer name="l" width="400" height="400"><data encoding="csv">%s</data></layer></map>"""
				.formatted(String.join(",", Collections.nCopies(400 * 400, "1"))));
		assertEquals(Optional.empty(), new TmxImporter().picture(file, OptionValues.STANDARD, Progress.NONE));
	}

	@Test
	void theListNamesTheTerrainsOfTheTileset() throws IOException {
		List<TerrainSource> sources = sources("""
				<tile id="1" type="Bush"/><wangsets><wangset name="ground" type="corner" tile="-1">
				<wangcolor name="Grass" color="#00ff00" tile="0" probability="1"/><wangcolor name="Water" color="#0000ff" tile="1" probability="1"/>
				<wangtile tileid="0" wangid="0,1,0,1,0,2,0,2"/><wangtile tileid="1" wangid="0,1,0,1,0,1,0,1"/></wangset></wangsets>""");
		assertEquals(List.of("t, tile 0, Grass-Water", "t, tile 1, Bush", "t, tile 2"), sources.stream().map(TerrainSource::title).limit(3).toList());
	}

	@Test
	void theListTellsWhatBlocks() throws IOException {
		List<TerrainSource> sources = sources("<tile id=\"0\" type=\"Wall\"/><tile id=\"1\">"
				+ "<properties><property name=\"solid\" value=\"true\"/></properties></tile>");
		assertEquals(List.of(false, false, true, true), sources.stream().map(TerrainSource::blocks).toList());
		assertTrue(sources.get(0).nameDecides());
		assertTrue(sources.get(2).nameDecides(), "another name is no wall");
		assertFalse(sources.get(3).nameDecides(), "the property decides");
	}

	private static String image(String name) {
		return "<image source=\"" + name + "\" width=\"12\" height=\"12\"/>";
	}

	private Path file(String tileset) throws IOException {
		return Files.writeString(folder.resolve("map.tmx"), """
				<map orientation="orthogonal" width="4" height="1" tilewidth="4" tileheight="4">
				<tileset firstgid="1" name="t" tilecount="4" tilewidth="4" tileheight="4" margin="1" spacing="2" columns="2">%s</tileset>
				<layer name="l" width="4" height="1"><data encoding="csv">1,2,3,4</data></layer></map>""".formatted(tileset));
	}

	private List<TerrainSource> sources(String tileset) throws IOException {
		return new TmxImporter().terrainSources(file(tileset), OptionValues.STANDARD, Progress.NONE);
	}
}
