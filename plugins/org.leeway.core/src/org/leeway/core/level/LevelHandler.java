package org.leeway.core.level;

import java.util.Map;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.xmi.IllegalValueException;
import org.eclipse.emf.ecore.xmi.XMIException;
import org.eclipse.emf.ecore.xmi.XMLHelper;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.SAXXMIHandler;
import org.leeway.core.files.XmlParsers;
import org.leeway.core.level.value.Quotes;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.pathing.grid.text.TerrainGridFormatException;
import org.leeway.pathing.grid.text.TerrainGridReader;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * A builder of a level from XML. Records the line of every tag. Everything that is not allowed in a level file becomes
 * a {@link LevelProblem}. EMF is prevented from loading other files.
 */
final class LevelHandler extends SAXXMIHandler {

	private final SourceLines lines;
	private final GridTarget grid;
	private final TerrainGridReader gridReader;
	private final LevelReferences references = new LevelReferences();
	/** The line in which the last parser event ended. The next event begins in this line. */
	private int nextLine = 1;
	/** The line in which the text of the current element begins. */
	private int textLine;

	LevelHandler(XMLResource resource, XMLHelper helper, Map<?, ?> options, SourceLines lines, GridTarget grid) {
		super(resource, helper, options);
		this.lines = lines;
		this.grid = grid;
		this.gridReader = new TerrainGridReader(grid);
	}

	@Override
	public void startElement(String uri, String localName, String name, Attributes attributes) throws SAXException {
		boolean root = elements.isEmpty();
		lines.setCurrent(root ? getLineNumber() : nextLine);
		if (root) {
			LevelVocabulary.checkRoot(uri, localName, name);
			LevelVocabulary.checkAttributes(LevelPackage.Literals.LEVEL, name, attributes);
		} else {
			EStructuralFeature feature = LevelVocabulary.checkElement(objects.peekEObject(), uri, localName, name);
			LevelVocabulary.checkAttributes(classOf(feature), name, attributes);
			if (feature == LevelPackage.Literals.MERGE_CONFLICT__BASE) {
				LevelVocabulary.checkBase(objects.peekEObject(), attributes);
			}
		}
		super.startElement(uri, localName, name, attributes);
		if (objects.peekEObject() != null) {
			lines.put(objects.peekEObject(), lines.current());
		}
		textLine = getLineNumber();
		nextLine = textLine;
	}

	private static EClass classOf(EStructuralFeature feature) {
		return feature instanceof EReference reference ? reference.getEReferenceType() : null;
	}

	@Override
	public void endElement(String uri, String localName, String name) {
		if (isInGrid()) {
			readGrid(gridReader::end);
			lines.setGridSize(textLine + gridReader.sizeLine());
		}
		super.endElement(uri, localName, name);
		nextLine = getLineNumber();
	}

	@Override
	public void characters(char[] characters, int start, int length) {
		if (isInGrid()) {
			// passes on each part of the text as it arrives, because the whole text of the grid may be larger than memory
			readGrid(() -> gridReader.append(characters, start, length));
		} else {
			if (text == null) {
				checkBlank(new String(characters, start, length));
			}
			super.characters(characters, start, length);
		}
		nextLine = getLineNumber();
	}

	private boolean isInGrid() {
		return types.peek() == LevelPackage.Literals.LEVEL__TERRAIN;
	}

	private void readGrid(Runnable step) {
		try {
			step.run();
		} catch (TerrainGridFormatException wrong) {
			throw GridProblems.problem(wrong, textLine);
		}
	}

	@Override
	protected void setFeatureValue(EObject object, EStructuralFeature feature, Object value, int position) {
		if (feature == LevelPackage.Literals.LEVEL__TERRAIN) {
			object.eSet(feature, grid.grid());
			return;
		}
		Object parsed = value instanceof String text ? LevelValues.parse(feature, text) : value;
		if (parsed == value || feature.isMany()) {
			super.setFeatureValue(object, feature, value, position);
		} else {
			object.eSet(feature, parsed);
		}
	}

	private void checkBlank(String stray) {
		if (!stray.isBlank()) {
			int line = nextLine + (int) stray.chars().takeWhile(Character::isWhitespace).filter(c -> c == '\n').count();
			throw LevelProblem.atLine(line, "text " + Quotes.quote(stray.strip()) + " inside <" + elements.peek()
					+ ">, expected elements only");
		}
	}

	@Override
	public void comment(char[] characters, int start, int length) {
		nextLine = getLineNumber();
	}

	/** Refuses a DOCTYPE, for parsers other than the parser of the JDK, which refuses a DOCTYPE itself. */
	@Override
	public void startDTD(String name, String publicId, String systemId) {
		throw LevelProblem.atLine(getLineNumber(), XmlParsers.DOCTYPE);
	}

	@Override
	public void processingInstruction(String target, String data) {
		nextLine = getLineNumber();
	}

	@Override
	public void endDocument() {
		super.endDocument();
		if (!xmlResource.getContents().isEmpty()) {
			references.resolve((Level) xmlResource.getContents().get(0));
		}
	}

	@Override
	protected void setValueFromId(EObject object, EReference reference, String names) {
		references.add(object, reference, names);
	}

	@Override
	protected void handleProxy(InternalEObject proxy, String uri) {
		throw LevelProblem.here("a reference to " + Quotes.quote(uri) + ", expected none to other files");
	}

	@Override
	protected EPackage getPackageForURI(String uri) {
		return LevelPackage.eNS_URI.equals(uri) ? LevelPackage.eINSTANCE : null;
	}

	@Override
	public void error(XMIException problem) {
		throw problem instanceof IllegalValueException value ? LevelValues.problem(value, textLine)
				: LevelProblem.here(problem.getMessage());
	}

	@Override
	public void error(SAXParseException malformed) {
		fatalError(malformed);
	}

	@Override
	public void fatalError(SAXParseException malformed) {
		throw MalformedXml.problem(malformed, elements.peek());
	}
}
