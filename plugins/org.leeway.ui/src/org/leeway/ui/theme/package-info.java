/**
 * How things look outside the map: colours and their text, contrast with what the workbench's theme sets, icons,
 * swatches, and the names that screen readers say. {@link org.leeway.ui.theme.Colours} converts between the colours of
 * SWT, numbers {@code 0xRRGGBB} as analyses have them, and text {@code #rrggbb} as levels have it.
 *
 * <p>Contrast is that of the Web Content Accessibility Guidelines 2.1, from 1 to 21.
 */
package org.leeway.ui.theme;
