package org.leeway.core.batch;

/**
 * The options of a run.
 *
 * @param jobs number of levels to process in parallel
 * @param force whether to make all outputs, even the outputs that are up to date
 * @param dryRun whether to list the outputs that would be made, without making them
 * @param clean whether to remove outputs of earlier runs that the config no longer makes
 * @param version of Leeway. A new version makes all outputs again
 */
public record BatchOptions(int jobs, boolean force, boolean dryRun, boolean clean, String version) {
}
