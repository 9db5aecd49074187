/** What to change in a level so that a finding goes: worked out from an analysis, on any thread. */
package org.leeway.core.repair;
