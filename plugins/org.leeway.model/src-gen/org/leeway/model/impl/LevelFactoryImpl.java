/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model.impl;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

import org.leeway.model.*;

import org.leeway.pathing.geom.Polygon;

import org.leeway.pathing.grid.TerrainGrid;

import org.leeway.pathing.grid.text.TerrainGridText;

import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Factory</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class LevelFactoryImpl extends EFactoryImpl implements LevelFactory {
	/**
	 * Creates the default factory implementation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static LevelFactory init() {
		try {
			LevelFactory theLevelFactory = (LevelFactory)EPackage.Registry.INSTANCE.getEFactory(LevelPackage.eNS_URI);
			if (theLevelFactory != null) {
				return theLevelFactory;
			}
		}
		catch (Exception exception) {
			EcorePlugin.INSTANCE.log(exception);
		}
		return new LevelFactoryImpl();
	}

	/**
	 * Creates an instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public LevelFactoryImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EObject create(EClass eClass) {
		switch (eClass.getClassifierID()) {
			case LevelPackage.LEVEL: return createLevel();
			case LevelPackage.TERRAIN_TYPE: return createTerrainType();
			case LevelPackage.AGENT_TYPE: return createAgentType();
			case LevelPackage.CIRCULAR_OBSTACLE: return createCircularObstacle();
			case LevelPackage.POLYGON_OBSTACLE: return createPolygonObstacle();
			case LevelPackage.SPAWN: return createSpawn();
			case LevelPackage.ANNOTATION: return createAnnotation();
			case LevelPackage.UNDERLAY: return createUnderlay();
			case LevelPackage.NAV_MESH_LAYER: return createNavMeshLayer();
			case LevelPackage.PATH_PROBE: return createPathProbe();
			case LevelPackage.ACCEPTED_FINDING: return createAcceptedFinding();
			case LevelPackage.MERGE_CONFLICT: return createMergeConflict();
			default:
				throw new IllegalArgumentException("The class '" + eClass.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object createFromString(EDataType eDataType, String initialValue) {
		switch (eDataType.getClassifierID()) {
			case LevelPackage.DIAGONAL_RULE:
				return createDiagonalRuleFromString(eDataType, initialValue);
			case LevelPackage.TERRAIN_PATTERN:
				return createTerrainPatternFromString(eDataType, initialValue);
			case LevelPackage.STARTS:
				return createStartsFromString(eDataType, initialValue);
			case LevelPackage.GAME_FRAME:
				return createGameFrameFromString(eDataType, initialValue);
			case LevelPackage.MAP_SYMMETRY:
				return createMapSymmetryFromString(eDataType, initialValue);
			case LevelPackage.ANNOTATION_KIND:
				return createAnnotationKindFromString(eDataType, initialValue);
			case LevelPackage.TERRAIN_GRID:
				return createTerrainGridFromString(eDataType, initialValue);
			case LevelPackage.CONFLICT_CELLS:
				return createConflictCellsFromString(eDataType, initialValue);
			case LevelPackage.POLYGON:
				return createPolygonFromString(eDataType, initialValue);
			case LevelPackage.POLYGON_MESH:
				return createPolygonMeshFromString(eDataType, initialValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String convertToString(EDataType eDataType, Object instanceValue) {
		switch (eDataType.getClassifierID()) {
			case LevelPackage.DIAGONAL_RULE:
				return convertDiagonalRuleToString(eDataType, instanceValue);
			case LevelPackage.TERRAIN_PATTERN:
				return convertTerrainPatternToString(eDataType, instanceValue);
			case LevelPackage.STARTS:
				return convertStartsToString(eDataType, instanceValue);
			case LevelPackage.GAME_FRAME:
				return convertGameFrameToString(eDataType, instanceValue);
			case LevelPackage.MAP_SYMMETRY:
				return convertMapSymmetryToString(eDataType, instanceValue);
			case LevelPackage.ANNOTATION_KIND:
				return convertAnnotationKindToString(eDataType, instanceValue);
			case LevelPackage.TERRAIN_GRID:
				return convertTerrainGridToString(eDataType, instanceValue);
			case LevelPackage.CONFLICT_CELLS:
				return convertConflictCellsToString(eDataType, instanceValue);
			case LevelPackage.POLYGON:
				return convertPolygonToString(eDataType, instanceValue);
			case LevelPackage.POLYGON_MESH:
				return convertPolygonMeshToString(eDataType, instanceValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Level createLevel() {
		LevelImpl level = new LevelImpl();
		return level;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TerrainType createTerrainType() {
		TerrainTypeImpl terrainType = new TerrainTypeImpl();
		return terrainType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public AgentType createAgentType() {
		AgentTypeImpl agentType = new AgentTypeImpl();
		return agentType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public CircularObstacle createCircularObstacle() {
		CircularObstacleImpl circularObstacle = new CircularObstacleImpl();
		return circularObstacle;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PolygonObstacle createPolygonObstacle() {
		PolygonObstacleImpl polygonObstacle = new PolygonObstacleImpl();
		return polygonObstacle;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Spawn createSpawn() {
		SpawnImpl spawn = new SpawnImpl();
		return spawn;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Annotation createAnnotation() {
		AnnotationImpl annotation = new AnnotationImpl();
		return annotation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Underlay createUnderlay() {
		UnderlayImpl underlay = new UnderlayImpl();
		return underlay;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NavMeshLayer createNavMeshLayer() {
		NavMeshLayerImpl navMeshLayer = new NavMeshLayerImpl();
		return navMeshLayer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PathProbe createPathProbe() {
		PathProbeImpl pathProbe = new PathProbeImpl();
		return pathProbe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public AcceptedFinding createAcceptedFinding() {
		AcceptedFindingImpl acceptedFinding = new AcceptedFindingImpl();
		return acceptedFinding;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MergeConflict createMergeConflict() {
		MergeConflictImpl mergeConflict = new MergeConflictImpl();
		return mergeConflict;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public DiagonalRule createDiagonalRuleFromString(EDataType eDataType, String initialValue) {
		DiagonalRule result = DiagonalRule.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertDiagonalRuleToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TerrainPattern createTerrainPatternFromString(EDataType eDataType, String initialValue) {
		TerrainPattern result = TerrainPattern.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTerrainPatternToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Starts createStartsFromString(EDataType eDataType, String initialValue) {
		Starts result = Starts.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertStartsToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public GameFrame createGameFrameFromString(EDataType eDataType, String initialValue) {
		GameFrame result = GameFrame.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertGameFrameToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public MapSymmetry createMapSymmetryFromString(EDataType eDataType, String initialValue) {
		MapSymmetry result = MapSymmetry.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertMapSymmetryToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public AnnotationKind createAnnotationKindFromString(EDataType eDataType, String initialValue) {
		AnnotationKind result = AnnotationKind.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertAnnotationKindToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TerrainGrid createTerrainGrid(final String it) {
		return it == null ? null : TerrainGridText.parse(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TerrainGrid createTerrainGridFromString(EDataType eDataType, String initialValue) {
		return createTerrainGrid(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTerrainGrid(final TerrainGrid it) {
		return it == null ? null : TerrainGridText.format(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertTerrainGridToString(EDataType eDataType, Object instanceValue) {
		return convertTerrainGrid((TerrainGrid)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TerrainGrid createConflictCells(final String it) {
		return it == null ? null : TerrainGridText.parse(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public TerrainGrid createConflictCellsFromString(EDataType eDataType, String initialValue) {
		return createConflictCells(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertConflictCells(final TerrainGrid it) {
		return it == null ? null : TerrainGridText.format(it).replaceFirst("\n", "\n ");
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertConflictCellsToString(EDataType eDataType, Object instanceValue) {
		return convertConflictCells((TerrainGrid)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Polygon createPolygon(final String it) {
		return it == null ? null : Polygon.parse(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Polygon createPolygonFromString(EDataType eDataType, String initialValue) {
		return createPolygon(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPolygon(final Polygon it) {
		return it == null ? null : it.format();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPolygonToString(EDataType eDataType, Object instanceValue) {
		return convertPolygon((Polygon)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PolygonMesh createPolygonMesh(final String it) {
		return it == null ? null : PolygonMesh.parse(it);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public PolygonMesh createPolygonMeshFromString(EDataType eDataType, String initialValue) {
		return createPolygonMesh(initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPolygonMesh(final PolygonMesh it) {
		return it == null ? null : '\n' + it.format();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPolygonMeshToString(EDataType eDataType, Object instanceValue) {
		return convertPolygonMesh((PolygonMesh)instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public LevelPackage getLevelPackage() {
		return (LevelPackage)getEPackage();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @deprecated
	 * @generated
	 */
	@Deprecated
	public static LevelPackage getPackage() {
		return LevelPackage.eINSTANCE;
	}

} //LevelFactoryImpl
