package org.leeway.core.app;

import picocli.CommandLine.Option;

/** The options that all commands with a short report share: the format of the report, and help. */
final class ReportOptions {

	@Option(names = "--format", paramLabel = "text|json", defaultValue = "text",
			description = "How to report. Default: ${DEFAULT-VALUE}.")
	private ReportFormat format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	ReportFormat format() {
		return format;
	}
}
