/** The rules that Leeway checks levels by: one class per rule, each an extension of {@code org.leeway.core.rules}. */
package org.leeway.core.analysis.rules;
