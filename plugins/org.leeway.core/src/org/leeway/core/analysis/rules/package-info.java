/** The rules by which Leeway checks levels: one class per rule, each an extension of {@code org.leeway.core.rules}. */
package org.leeway.core.analysis.rules;
