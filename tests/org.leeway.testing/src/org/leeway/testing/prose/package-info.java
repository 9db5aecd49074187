/**
 * A reader of our own prose: comments of Java sources, their sentences, and the rules of {@code CONTRIBUTING.md} that a
 * program can check.
 * <ol>
 * <li>{@link CommentScanner} finds the comments of a file and what each one documents.
 * <li>{@link Sentences} splits a comment into sentences with their lines.
 * <li>{@link ProseRules} names the rules that a sentence breaks, with a suggestion for each rule.
 * </ol>
 */
package org.leeway.testing.prose;
