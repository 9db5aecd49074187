package org.leeway.core.batch;

/**
 * How to run a batch.
 *
 * @param jobs how many levels to work on at once
 * @param force whether to make what is up to date too
 * @param dryRun whether to tell only what would be made
 * @param clean whether to remove outputs of earlier runs that the config no longer makes
 * @param version of Leeway, on which outputs depend
 */
public record BatchOptions(int jobs, boolean force, boolean dryRun, boolean clean, String version) {
}
