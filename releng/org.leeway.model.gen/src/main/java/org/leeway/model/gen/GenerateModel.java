package org.leeway.model.gen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.emf.codegen.ecore.generator.Generator;
import org.eclipse.emf.codegen.ecore.genmodel.GenModel;
import org.eclipse.emf.codegen.ecore.genmodel.GenModelPackage;
import org.eclipse.emf.codegen.ecore.genmodel.generator.GenBaseGeneratorAdapter;
import org.eclipse.emf.common.util.BasicMonitor;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.plugin.EcorePlugin;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;

/**
 * Writes the code of the model bundle anew, outside of any workbench. The generator model is first brought in line
 * with the Ecore model, so that editing {@code leeway.ecore} alone is enough. What was generated before is deleted:
 * nothing is ever merged, and running this twice changes nothing.
 */
public final class GenerateModel {

	private static final String PROJECT = "org.leeway.model";

	private GenerateModel() {
	}

	/** Takes one argument, the folder of the model bundle. */
	public static void main(String[] arguments) throws IOException {
		if (arguments.length != 1) {
			throw new IllegalArgumentException("expected one argument, the folder of the bundle " + PROJECT);
		}
		System.setProperty("line.separator", "\n");
		Path bundle = Path.of(arguments[0]).toRealPath();
		GenModel model = load(bundle);
		delete(bundle.resolve("src-gen"));
		generate(model);
	}

	private static GenModel load(Path bundle) throws IOException {
		EcorePlugin.getPlatformResourceMap().put(PROJECT, URI.createFileURI(bundle + "/"));
		ResourceSet resources = new ResourceSetImpl();
		Map<String, Object> factories = resources.getResourceFactoryRegistry().getExtensionToFactoryMap();
		factories.put("ecore", new EcoreResourceFactoryImpl());
		factories.put("genmodel", new XMIResourceFactoryImpl());
		resources.getPackageRegistry().put(EcorePackage.eNS_URI, EcorePackage.eINSTANCE);
		resources.getPackageRegistry().put(GenModelPackage.eNS_URI, GenModelPackage.eINSTANCE);
		Resource resource = resources.getResource(
				URI.createPlatformResourceURI(PROJECT + "/model/leeway.genmodel", true), true);
		GenModel model = (GenModel) resource.getContents().get(0);
		model.reconcile();
		check("the model is wrong", model.diagnose());
		resource.save(Map.of(XMLResource.OPTION_LINE_WIDTH, 80));
		return model;
	}

	private static void check(String what, Diagnostic result) {
		if (result.getSeverity() != Diagnostic.OK) {
			throw new IllegalStateException(what + ": " + result.getMessage() + " " + result.getChildren());
		}
	}

	private static void delete(Path folder) throws IOException {
		if (!Files.exists(folder)) {
			return;
		}
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(file);
			}
		}
	}

	private static void generate(GenModel model) {
		model.setCanGenerate(true);
		Generator generator = new Generator();
		generator.getAdapterFactoryDescriptorRegistry().addDescriptor(GenModelPackage.eNS_URI,
				SourceAdapterFactory::new);
		generator.setInput(model);
		check("the generator failed", generator.generate(model, GenBaseGeneratorAdapter.MODEL_PROJECT_TYPE,
				new BasicMonitor()));
	}
}
