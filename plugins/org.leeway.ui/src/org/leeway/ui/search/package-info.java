/**
 * The search for the contents of a level by words: objects, findings, terrains, agents and cells. <em>Edit > Find</em> and
 * Eclipse's Find Actions list the same {@link org.leeway.ui.search.SearchItem}s.
 */
package org.leeway.ui.search;
