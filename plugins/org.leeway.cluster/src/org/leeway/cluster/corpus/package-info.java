/**
 * Many levels: {@link org.leeway.cluster.corpus.CorpusInputs} finds them, the tasks of the cluster check a
 * {@link org.leeway.cluster.corpus.LevelFile} each, and {@link org.leeway.cluster.corpus.CorpusReport} writes a line a level
 * in the order of the inputs, as {@code leeway validate --format jsonl} would.
 *
 * <p>A file beside the report keeps for each level a hash of all that its line depends on, so a later run checks only what
 * changed and copies the other lines.
 */
package org.leeway.cluster.corpus;
