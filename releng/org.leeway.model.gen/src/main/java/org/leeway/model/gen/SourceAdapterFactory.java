package org.leeway.model.gen;

import org.eclipse.emf.codegen.ecore.genmodel.generator.GenModelGeneratorAdapter;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenModelGeneratorAdapterFactory;
import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.Monitor;

/**
 * A factory of EMF generators that write only Java sources. The manifest, plugin.xml and similar files of the bundle
 * are written by hand.
 */
final class SourceAdapterFactory extends GenModelGeneratorAdapterFactory {

	@Override
	public Adapter createGenModelAdapter() {
		return new GenModelGeneratorAdapter(this) {
			@Override
			protected Diagnostic generateModel(Object object, Monitor monitor) {
				return Diagnostic.OK_INSTANCE;
			}
		};
	}
}
