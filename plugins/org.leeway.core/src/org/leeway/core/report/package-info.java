/**
 * Reports about levels: for people, as JSON for programs, and in the formats of code hosts and build servers.
 *
 * <p>A {@link org.leeway.core.report.ReportedLevel} is a level with the findings and chokes to report. An
 * {@link org.leeway.core.report.AnalysisReport} writes each level when the level is added, and keeps nothing of the
 * level.
 */
package org.leeway.core.report;
