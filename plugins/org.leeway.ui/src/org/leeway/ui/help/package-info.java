/**
 * Context help. {@code help/contexts.xml} holds the texts, and {@link org.leeway.ui.help.HelpTopic} lists their topics.
 * In the product {@link org.leeway.ui.help.ContextHelp} shows them; in a designer's own Eclipse its Help view does.
 */
package org.leeway.ui.help;
