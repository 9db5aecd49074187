package org.leeway.ui.wizards;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.leeway.core.layer.Anchor;
import org.leeway.pathing.grid.Cell;
import org.osgi.service.prefs.BackingStoreException;

/** The store of the last export of each level, in the preferences of the workspace. */
final class ExportMemory {

	private static final String NODE = "org.leeway.ui/last-exports/";
	private static final String LAYER = "layer";
	private static final String AGENT = "agent";
	private static final String SIZE = "size";
	private static final String X = "x";
	private static final String Y = "y";
	private static final String ANCHOR = "anchor";
	private static final String FORMAT = "format";
	private static final String OUTPUT = "output";
	private static final String OPTION = "option.";

	private ExportMemory() {
	}

	private static String node(IFile level) {
		return NODE + URLEncoder.encode(level.getFullPath().toString(), StandardCharsets.UTF_8);
	}

	static void keep(IFile level, RememberedExport export) {
		try {
			IEclipsePreferences node = InstanceScope.INSTANCE.getNode(node(level));
			node.clear();
			node.put(LAYER, export.layer());
			node.put(AGENT, export.agent());
			node.putInt(SIZE, export.size());
			node.putInt(X, export.from().x());
			node.putInt(Y, export.from().y());
			node.put(ANCHOR, export.anchor().name());
			node.put(FORMAT, export.format());
			node.put(OUTPUT, export.output().toString());
			export.options().forEach((name, value) -> node.put(OPTION + name, value));
			node.flush();
		} catch (BackingStoreException e) {
			throw new IllegalStateException(e);
		}
	}

	/** Returns the last export of a level. Empty if the level was never exported in this workspace. */
	static Optional<RememberedExport> of(IFile level) {
		try {
			if (!InstanceScope.INSTANCE.getNode("").nodeExists(node(level))) {
				return Optional.empty();
			}
			IEclipsePreferences node = InstanceScope.INSTANCE.getNode(node(level));
			Map<String, String> options = new TreeMap<>();
			for (String key : node.keys()) {
				if (key.startsWith(OPTION)) {
					options.put(key.substring(OPTION.length()), node.get(key, ""));
				}
			}
			return Optional.of(new RememberedExport(node.get(LAYER, ""), node.get(AGENT, ""), node.getInt(SIZE, 1),
					new Cell(node.getInt(X, 0), node.getInt(Y, 0)), Anchor.valueOf(node.get(ANCHOR, "")), node.get(FORMAT, ""),
					options, Path.of(node.get(OUTPUT, ""))));
		} catch (BackingStoreException | IllegalArgumentException unreadable) {
			return Optional.empty();
		}
	}
}
