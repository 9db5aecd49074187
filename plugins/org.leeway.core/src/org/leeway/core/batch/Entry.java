package org.leeway.core.batch;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.FindingsFormat;
import org.leeway.core.request.LayerChoice;
import org.leeway.pathing.option.OptionValues;

/** An entry of a config: an output that is made for each level, or once for all levels. */
sealed interface Entry {

	/** Returns the pattern of the output's name. */
	OutputPattern output();

	/** Returns the options with which levels are read. */
	default ReadingChoice reading() {
		return ReadingChoice.NONE;
	}

	/** Returns a text with all settings that influence the output. The level and its agents are not included. */
	String settings();

	/**
	 * A layer of each level, exported in a format.
	 *
	 * @param choice the layer and its parameters except the agent
	 * @param agents the agents that the config names, each with an output of its own. May be empty
	 */
	record LayerEntry(LayerChoice choice, List<AgentChoice> agents, Format format, OptionValues options,
			ColourScheme colours, OutputPattern output) implements Entry {

		/**
		 * Returns whether the layer is made once for each agent of the level. This is so if the config names no agents,
		 * and the output's name contains a placeholder for the agent.
		 */
		boolean isForEachAgent() {
			return agents.isEmpty() && output.has(OutputPattern.AGENT);
		}

		/**
		 * Returns whether the layer needs an agent, but the entry names none. Such an entry gets the agents that the config
		 * names at its top level.
		 */
		boolean wantsAgents() {
			return choice.takesAgent() && choice.capability() == null && choice.radius() == null && choice.mesh() == null
					&& (choice.layer().needs(Need.AGENT) || output.has(OutputPattern.AGENT));
		}

		LayerEntry withAgents(List<AgentChoice> others) {
			return new LayerEntry(choice, others, format, options, colours, output);
		}

		@Override
		public String settings() {
			return join("layer", choice.layer().id(), format.id(), choice.capability(), choice.anchor(), choice.from(),
					choice.radius(), choice.mesh(), colours, options.texts(), agents.stream()
							.map(each -> each.argument() == null ? each.name() : each.argument()).toList());
		}
	}

	/**
	 * A whole level, converted to another format.
	 *
	 * @param reading the options for reading files
	 * @param writing options of the target format
	 */
	record ConvertEntry(Format format, ReadingChoice reading, OptionValues writing, OutputPattern output)
			implements Entry {

		@Override
		public String settings() {
			return join("convert", format.id(), new TreeMap<>(reading.options()), writing.texts());
		}
	}

	/**
	 * A report about one level, or about all levels.
	 *
	 * @param reading the options for reading files
	 * @param fails the least severity of findings that make the run fail
	 */
	record ReportEntry(FindingsFormat format, ReadingChoice reading, AreaLimit area, boolean chokes, boolean advice, String category,
			Threshold fails, OutputPattern output) implements Entry {

		/** The least severity of findings that make a run end with status 1. */
		enum Threshold {
			error, warning, never;

			boolean isReached(long errors, long warnings) {
				return this != never && errors > 0 || this == warning && warnings > 0;
			}
		}

		/**
		 * Returns whether one report covers all levels. This is so if the report's name has no placeholder for a level
		 * or its folder.
		 */
		boolean isOfAll() {
			return !output.has(OutputPattern.LEVEL) && !output.has(OutputPattern.FOLDER);
		}

		@Override
		public String settings() {
			return join("report", format, new TreeMap<>(reading.options()), area.chosen(), chokes, advice, category);
		}
	}

	private static String join(Object... parts) {
		return Arrays.stream(parts).map(String::valueOf).collect(Collectors.joining("\n"));
	}
}
