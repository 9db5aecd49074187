/**
 * The check of many levels. {@link org.leeway.cluster.corpus.CorpusInputs} finds the levels. The tasks of the cluster
 * check a {@link org.leeway.cluster.corpus.LevelFile} each. {@link org.leeway.cluster.corpus.CorpusReport} writes a
 * line for each level in the order of the inputs, as {@code leeway validate --format jsonl} would.
 *
 * <p>A state file next to the report keeps a hash for each level. The hash covers everything that the line of the level
 * depends on. A later run checks only levels whose hash has changed, and copies the lines of unchanged levels from the
 * old report.
 */
package org.leeway.cluster.corpus;
