/**
 * A batch: what a file declares to be made of many levels, made as far as it is not made yet.
 *
 * <ol>
 * <li>{@link org.leeway.core.batch.BatchConfig} reads the file. Whatever is wrong there is told with its line, before
 * anything is written.
 * <li>{@link org.leeway.core.batch.BatchPlan} finds the levels and lists a {@link org.leeway.core.batch.Task} for
 * each output. Two tasks never write one file, and none writes an input.
 * <li>{@link org.leeway.core.batch.Batch} works level by level on some threads. A task is up to date if its settings,
 * the SHA-256 of all files that it read, and the SHA-256 of all files that it wrote are those of the
 * {@link org.leeway.core.batch.BatchState} that the last run left beside the config.
 * <li>{@link org.leeway.core.batch.BatchWatch} waits for changes and runs the batch again. What it hears are hints only;
 * the contents decide.
 * </ol>
 *
 * All outputs of a level that are due share one analysis. A failure concerns its own outputs; the others are made.
 */
package org.leeway.core.batch;
