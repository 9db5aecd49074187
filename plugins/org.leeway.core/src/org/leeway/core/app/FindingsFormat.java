package org.leeway.core.app;

/** The formats of reports about findings: to read, for programs, for code hosts and build servers, and for reviewers. */
enum FindingsFormat {
	text, json, sarif, junit, codequality, html
}
