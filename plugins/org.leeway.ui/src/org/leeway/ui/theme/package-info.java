/**
 * The appearance of the user interface outside the map: colours, contrast with the workbench's theme, icons, swatches,
 * and names for screen readers. {@link org.leeway.ui.theme.Colours} converts between the colours of SWT, numbers
 * {@code 0xRRGGBB} as analyses have them, and text {@code #rrggbb} as levels have it.
 *
 * <p>Contrast is defined by the Web Content Accessibility Guidelines 2.1, from 1 to 21.
 */
package org.leeway.ui.theme;
