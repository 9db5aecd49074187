package org.leeway.core.app;

/** The formats of reports about findings: to read, for programs, and for code hosts and build servers. */
enum FindingsFormat {
	text, json, sarif, junit, codequality
}
