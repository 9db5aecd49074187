/**
 * Incremental batch exports: a config lists outputs for many levels, and a run builds the outputs that are out of date.
 *
 * <ol>
 * <li>{@link org.leeway.core.batch.BatchConfig} reads the config. Errors are reported with the line of the config,
 * before anything is written.
 * <li>{@link org.leeway.core.batch.BatchPlan} finds the levels and lists a {@link org.leeway.core.batch.Task} for each
 * output. Two tasks never write one file, and no task writes an input.
 * <li>{@link org.leeway.core.batch.Batch} works level by level on several threads. A task is up to date if its settings
 * and the SHA-256 of all files that it reads and writes have not changed. {@link org.leeway.core.batch.BatchState}
 * stores a hash of the settings and the SHA-256 of the files, in a file beside the config.
 * <li>{@link org.leeway.core.batch.BatchWatch} waits for changes and runs the batch again. A change only starts the
 * run; the SHA-256 of the files decide what is out of date.
 * </ol>
 *
 * All out-of-date outputs of a level share one analysis. If an output fails, all other outputs are still made.
 */
package org.leeway.core.batch;
