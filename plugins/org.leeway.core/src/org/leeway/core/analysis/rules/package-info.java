/** What Leeway checks a level for: one class a rule, each an extension of {@code org.leeway.core.rules}. */
package org.leeway.core.analysis.rules;
