/**
 * Presenters connect background jobs with the map: each makes a request from the level and the settings of an editor,
 * asks its job, and shows the answer on the display's thread. The last answer stays until the next one is there; where
 * that takes longer than a moment, it is dimmed. {@link org.leeway.ui.presenter.LiveMap} is all of them for one editor.
 */
package org.leeway.ui.presenter;
