package org.leeway.core.level;

import java.util.Map;

import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.ExtendedMetaData;
import org.eclipse.emf.ecore.xmi.XMLLoad;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.XMILoadImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;
import org.leeway.core.files.XmlParsers;
import org.leeway.core.level.value.TerrainName;
import org.leeway.model.TerrainType;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * The resource that stores a level as XMI. Uses a strict parser of the JDK for reading. Equal levels are always written as
 * equal files.
 */
final class LevelResource extends XMIResourceImpl {

	static final Map<Object, Object> LOAD_OPTIONS = Map.of(
			XMLResource.OPTION_EXTENDED_META_DATA, ExtendedMetaData.INSTANCE,
			XMLResource.OPTION_USE_DEPRECATED_METHODS, false, XMLResource.OPTION_USE_LEXICAL_HANDLER, true);
	static final Map<Object, Object> SAVE_OPTIONS = Map.of(
			XMLResource.OPTION_EXTENDED_META_DATA, ExtendedMetaData.INSTANCE,
			XMLResource.OPTION_ENCODING, "UTF-8", Resource.OPTION_LINE_DELIMITER, "\n");

	private final SourceLines lines = new SourceLines();
	private final GridTarget grid;

	/**
	 * Creates a resource for the file of a level.
	 *
	 * @param grid receives the grid when a level is loaded
	 */
	LevelResource(GridTarget grid) {
		this.grid = grid;
	}

	/** Returns the line in the level file of each object and of each row of the loaded level. */
	SourceLines lines() {
		return lines;
	}

	/**
	 * Returns false, because objects have no identifiers. EMF then need not visit the contents of objects that are added or
	 * removed.
	 */
	@Override
	protected boolean isAttachedDetachedHelperRequired() {
		return false;
	}

	/**
	 * Returns the text by which other objects in the file refer to an object. Blanks in the name of a terrain are encoded,
	 * because blanks separate the names in a list of terrains.
	 */
	@Override
	public String getURIFragment(EObject object) {
		return object instanceof TerrainType terrain && terrain.getName() != null ? TerrainName.reference(terrain.getName())
				: super.getURIFragment(object);
	}

	@Override
	protected XMLLoad createXMLLoad() {
		return new XMILoadImpl(createXMLHelper()) {

			@Override
			protected SAXParser makeParser() throws ParserConfigurationException, SAXException {
				return XmlParsers.calling();
			}

			@Override
			protected DefaultHandler makeDefaultHandler() {
				return new LevelHandler(resource, helper, options, lines, grid);
			}
		};
	}
}
