/** The Routes view, which shows the answers of planners to the probes of the edited level. */
package org.leeway.ui.routes;
