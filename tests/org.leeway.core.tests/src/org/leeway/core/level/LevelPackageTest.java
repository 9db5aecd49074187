package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EAnnotation;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.junit.jupiter.api.Test;
import org.leeway.model.LevelPackage;

/** Tests of the generated code, by comparison with the checked-in model. */
class LevelPackageTest {

	private static final String GENMODEL = "http://www.eclipse.org/emf/2002/GenModel";

	@Test
	void theGeneratedPackageIsTheModel() throws IOException {
		assertEquals(text(model()), text(EcoreUtil.copy(LevelPackage.eINSTANCE)));
	}

	private static EPackage model() throws IOException {
		XMLResource resource = resource();
		try (InputStream in = LevelPackage.class.getResourceAsStream("/model/leeway.ecore")) {
			resource.load(in, Map.of());
		}
		return (EPackage) resource.getContents().get(0);
	}

	/** Returns a package as XML, without annotations for the generator and without the names of generated classes. */
	private static String text(EPackage ePackage) throws IOException {
		XMLResource resource = resource();
		resource.getContents().add(ePackage);
		List<EAnnotation> forGenerator = new ArrayList<>();
		resource.getAllContents().forEachRemaining(element -> {
			if (element instanceof EAnnotation annotation && GENMODEL.equals(annotation.getSource())) {
				forGenerator.add(annotation);
			} else if (element instanceof EClass || element instanceof EEnum) {
				((EClassifier) element).setInstanceClassName(null);
			}
		});
		EcoreUtil.removeAll(forGenerator);
		StringWriter text = new StringWriter();
		resource.save(text, Map.of());
		return text.toString();
	}

	private static XMLResource resource() {
		return (XMLResource) new EcoreResourceFactoryImpl().createResource(URI.createURI("leeway.ecore"));
	}
}
