package org.leeway.ui.settings;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.FailureText;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.level.preset.StandardTemplates;
import org.leeway.model.Level;
import org.osgi.framework.FrameworkUtil;

/**
 * The templates for new levels: the {@link StandardTemplates} and the user's own templates. The user's changes are files in a
 * folder of the workspace:
 * <ul>
 * <li> A level file of one cell is a template of the user. Such a template replaces the standard template with the same name.
 * <li> An empty file with the extension {@link #REMOVED} marks a standard template that the user has removed.
 * </ul>
 * One template, {@link StandardTemplates#IMPORTED_MAPS}, has the agents for maps that are imported from formats without agents.
 */
public final class Templates {

	private static final String SUFFIX = "." + LevelFiles.EXTENSION;
	private static final String REMOVED = ".removed";
	/** The key of a setting: the name of the template from which the user created the latest level. */
	private static final String LAST = "newLevel.template";
	/**
	 * The key of the setting in which earlier versions stored the agents for new levels and imported maps. {@link #migrate}
	 * moves these agents into a template.
	 */
	private static final String OLD_AGENTS = "agents.default";

	private final Path folder;

	/**
	 * The result of reading all templates.
	 *
	 * @param templates indexed by name
	 * @param problems messages about the files that cannot be read
	 */
	public record Listing(Map<String, Level> templates, List<String> problems) {
	}

	/** @param folder the folder of the user's own templates. Need not exist */
	Templates(Path folder) {
		this.folder = folder;
	}

	/** Returns the templates of the workspace. */
	public static Templates ofWorkspace() {
		Templates templates = new Templates(Platform.getStateLocation(FrameworkUtil.getBundle(Templates.class))
				.append("templates").toPath());
		templates.migrate();
		return templates;
	}

	/**
	 * Stores the agents of the setting {@link #OLD_AGENTS} in the template for imported maps, and removes the setting. Does nothing
	 * without the setting.
	 */
	private void migrate() {
		String agents = SettingsStore.settings().get(OLD_AGENTS, null);
		if (agents == null) {
			return;
		}
		try {
			Level template = StandardTemplates.all().get(StandardTemplates.IMPORTED_MAPS);
			setAgents(template, AgentFile.parse(agents, "agents"));
			keep(template);
			setLast(template.getName());
		} catch (IOException e) {
			ILog.get().warn("The agents of new levels cannot be saved as a template: " + FailureText.of(e));
		}
		SettingsStore.settings().remove(OLD_AGENTS);
	}

	/** Reads all templates. The standard templates come first. */
	public Listing read() {
		Map<String, Level> all = StandardTemplates.all();
		List<String> problems = new ArrayList<>();
		all.keySet().removeIf(name -> AtomicFile.hasOwn(file(name, REMOVED)));
		Map<String, Level> own = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
		for (Path file : files()) {
			try {
				Level template = LevelFiles.load(file);
				own.put(template.getName() == null ? file.getFileName().toString() : template.getName(), template);
			} catch (IOException e) {
				problems.add("A template is left out: " + FailureText.of(e));
			}
		}
		all.putAll(own);
		return new Listing(all, problems);
	}

	private List<Path> files() {
		if (!Files.isDirectory(folder)) {
			return List.of();
		}
		try (Stream<Path> all = Files.list(folder)) {
			return all.filter(file -> file.toString().endsWith(SUFFIX) && AtomicFile.hasOwn(file)).sorted().toList();
		} catch (IOException e) {
			ILog.get().error("The templates cannot be read", e);
			return List.of();
		}
	}

	/** Stores a template. Replaces a template with the same name. */
	public void keep(Level template) throws IOException {
		Map<String, Level> all = new LinkedHashMap<>(read().templates());
		all.put(template.getName(), template);
		write(all);
	}

	/**
	 * Returns the path to pass to methods that need the file of a level, to find the pictures of a template. Templates name
	 * pictures relative to the folder of this path. No file exists at the path.
	 */
	public Path place() {
		return folder.resolve("template" + SUFFIX);
	}

	/**
	 * Replaces all templates by the given templates. Files that cannot be read stay.
	 *
	 * @param templates indexed by name
	 * @throws IOException if a file cannot be written. Each file is written completely or not at all
	 */
	public void write(Map<String, Level> templates) throws IOException {
		Map<String, Level> before = read().templates();
		Map<String, Level> standard = StandardTemplates.all();
		Files.createDirectories(folder);
		for (String name : before.keySet()) {
			if (!templates.containsKey(name)) {
				Files.deleteIfExists(file(name, SUFFIX));
			}
		}
		for (String name : standard.keySet()) {
			if (templates.containsKey(name)) {
				Files.deleteIfExists(file(name, REMOVED));
			} else {
				AtomicFile.writeOwn(file(name, REMOVED), out -> out.write(new byte[0]));
			}
		}
		for (Map.Entry<String, Level> each : templates.entrySet()) {
			Level usual = standard.get(each.getKey());
			if (usual != null && Arrays.equals(LevelFiles.toBytes(usual), LevelFiles.toBytes(each.getValue()))) {
				Files.deleteIfExists(file(each.getKey(), SUFFIX));
			} else {
				LevelFiles.saveOwn(each.getValue(), file(each.getKey(), SUFFIX));
			}
		}
	}

	private Path file(String name, String suffix) {
		return folder.resolve(URLEncoder.encode(name, StandardCharsets.UTF_8).replace("*", "%2A") + suffix);
	}

	/**
	 * Returns the name of the template from which the user created the latest level. Empty if the user has not created a
	 * level yet.
	 */
	public static String last() {
		return SettingsStore.settings().get(LAST, "");
	}

	public static void setLast(String name) {
		SettingsStore.settings().put(LAST, name);
	}

	/**
	 * Gives a level the agents of the template for imported maps. The level's own agents are replaced.
	 *
	 * @throws IOException if an agent may enter a terrain that the level lacks
	 */
	public void giveAgents(Level level) throws IOException {
		Level template = read().templates().getOrDefault(StandardTemplates.IMPORTED_MAPS,
				StandardTemplates.all().get(StandardTemplates.IMPORTED_MAPS));
		setAgents(level, AgentFile.parse(agents(template), "agents"));
	}

	/** Returns the agents of a template, as text of an {@link AgentFile}. */
	public static String agents(Level template) {
		return AgentFile.format(template.getAgentTypes().stream().map(AgentPreset::of).toList());
	}

	/**
	 * Replaces the agents of a template.
	 *
	 * @throws org.leeway.core.LevelFormatException if an agent may enter a terrain that the template lacks
	 */
	public static void setAgents(Level template, AgentFile agents) throws IOException {
		var types = agents.in(template.getTerrainTypes());
		template.getAgentTypes().clear();
		template.getAgentTypes().addAll(types);
	}
}
