package org.leeway.core.app;

/** The formats of reports and answers. */
enum ReportFormat {
	text, json
}
