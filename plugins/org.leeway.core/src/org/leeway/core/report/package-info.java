/**
 * Reports about levels: to read, as JSON for programs, and as code hosts and build servers take them.
 *
 * <p>A {@link org.leeway.core.report.ReportedLevel} is a level with the findings and chokes to report. An
 * {@link org.leeway.core.report.AnalysisReport} writes each level when it is added, and keeps nothing of it.
 */
package org.leeway.core.report;
