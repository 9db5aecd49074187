/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model.impl;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

import org.eclipse.emf.ecore.impl.EPackageImpl;

import org.leeway.model.AcceptedFinding;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.model.CircularObstacle;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage;
import org.leeway.model.MapSymmetry;
import org.leeway.model.MergeConflict;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.Starts;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;

import org.leeway.pathing.geom.Polygon;

import org.leeway.pathing.grid.TerrainGrid;

import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Package</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class LevelPackageImpl extends EPackageImpl implements LevelPackage {
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass levelEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass terrainTypeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass agentTypeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass circularObstacleEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass polygonObstacleEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass spawnEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass annotationEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass underlayEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass navMeshLayerEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass pathProbeEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass acceptedFindingEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EClass mergeConflictEClass = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum diagonalRuleEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum terrainPatternEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum startsEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum gameFrameEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum mapSymmetryEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EEnum annotationKindEEnum = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType terrainGridEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType conflictCellsEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType polygonEDataType = null;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private EDataType polygonMeshEDataType = null;

	/**
	 * Creates an instance of the model <b>Package</b>, registered with
	 * {@link org.eclipse.emf.ecore.EPackage.Registry EPackage.Registry} by the package
	 * package URI value.
	 * <p>Note: the correct way to create the package is via the static
	 * factory method {@link #init init()}, which also performs
	 * initialization of the package, or returns the registered package,
	 * if one already exists.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.eclipse.emf.ecore.EPackage.Registry
	 * @see org.leeway.model.LevelPackage#eNS_URI
	 * @see #init()
	 * @generated
	 */
	private LevelPackageImpl() {
		super(eNS_URI, LevelFactory.eINSTANCE);
	}
	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static boolean isInited = false;

	/**
	 * Creates, registers, and initializes the <b>Package</b> for this model, and for any others upon which it depends.
	 *
	 * <p>This method is used to initialize {@link LevelPackage#eINSTANCE} when that field is accessed.
	 * Clients should not invoke it directly. Instead, they should simply access that field to obtain the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #eNS_URI
	 * @see #createPackageContents()
	 * @see #initializePackageContents()
	 * @generated
	 */
	public static LevelPackage init() {
		if (isInited) return (LevelPackage)EPackage.Registry.INSTANCE.getEPackage(LevelPackage.eNS_URI);

		// Obtain or create and register package
		Object registeredLevelPackage = EPackage.Registry.INSTANCE.get(eNS_URI);
		LevelPackageImpl theLevelPackage = registeredLevelPackage instanceof LevelPackageImpl ? (LevelPackageImpl)registeredLevelPackage : new LevelPackageImpl();

		isInited = true;

		// Create package meta-data objects
		theLevelPackage.createPackageContents();

		// Initialize created meta-data
		theLevelPackage.initializePackageContents();

		// Mark meta-data to indicate it can't be changed
		theLevelPackage.freeze();

		// Update the registry and return the package
		EPackage.Registry.INSTANCE.put(LevelPackage.eNS_URI, theLevelPackage);
		return theLevelPackage;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getLevel() {
		return levelEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Name() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_CellScale() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Starts() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_MinArea() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Diagonals() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Symmetry() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Scales() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Balance() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Frame() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_OriginX() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_OriginY() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_YUp() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Axes() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_TerrainTypes() {
		return (EReference)levelEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_AgentTypes() {
		return (EReference)levelEClass.getEStructuralFeatures().get(14);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_Circles() {
		return (EReference)levelEClass.getEStructuralFeatures().get(15);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_Polygons() {
		return (EReference)levelEClass.getEStructuralFeatures().get(16);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_Spawns() {
		return (EReference)levelEClass.getEStructuralFeatures().get(17);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_Annotations() {
		return (EReference)levelEClass.getEStructuralFeatures().get(18);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_Probes() {
		return (EReference)levelEClass.getEStructuralFeatures().get(19);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_Accepted() {
		return (EReference)levelEClass.getEStructuralFeatures().get(20);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_NavMeshes() {
		return (EReference)levelEClass.getEStructuralFeatures().get(21);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_Underlays() {
		return (EReference)levelEClass.getEStructuralFeatures().get(22);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getLevel_Conflicts() {
		return (EReference)levelEClass.getEStructuralFeatures().get(23);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getLevel_Terrain() {
		return (EAttribute)levelEClass.getEStructuralFeatures().get(24);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getTerrainType() {
		return terrainTypeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTerrainType_Id() {
		return (EAttribute)terrainTypeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTerrainType_Name() {
		return (EAttribute)terrainTypeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTerrainType_Colour() {
		return (EAttribute)terrainTypeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTerrainType_Glyph() {
		return (EAttribute)terrainTypeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTerrainType_Speed() {
		return (EAttribute)terrainTypeEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTerrainType_Pattern() {
		return (EAttribute)terrainTypeEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTerrainType_Picture() {
		return (EAttribute)terrainTypeEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getTerrainType_Removable() {
		return (EAttribute)terrainTypeEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getAgentType() {
		return agentTypeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_Name() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_Size() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getAgentType_Capability() {
		return (EReference)agentTypeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_Radius() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_TurningRadius() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_MinChoke() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_CanReverse() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_Speed() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_Length() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_Width() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_Acceleration() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_TurnRate() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAgentType_ObstacleRadius() {
		return (EAttribute)agentTypeEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getCircularObstacle() {
		return circularObstacleEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCircularObstacle_Name() {
		return (EAttribute)circularObstacleEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCircularObstacle_X() {
		return (EAttribute)circularObstacleEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCircularObstacle_Y() {
		return (EAttribute)circularObstacleEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCircularObstacle_Radius() {
		return (EAttribute)circularObstacleEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getCircularObstacle_Removable() {
		return (EAttribute)circularObstacleEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPolygonObstacle() {
		return polygonObstacleEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPolygonObstacle_Name() {
		return (EAttribute)polygonObstacleEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPolygonObstacle_Shape() {
		return (EAttribute)polygonObstacleEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPolygonObstacle_Removable() {
		return (EAttribute)polygonObstacleEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getSpawn() {
		return spawnEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpawn_Name() {
		return (EAttribute)spawnEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpawn_X() {
		return (EAttribute)spawnEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpawn_Y() {
		return (EAttribute)spawnEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getSpawn_Agents() {
		return (EReference)spawnEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpawn_Heading() {
		return (EAttribute)spawnEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpawn_Player() {
		return (EAttribute)spawnEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getSpawn_Team() {
		return (EAttribute)spawnEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getAnnotation() {
		return annotationEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_Name() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_Text() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_X() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_Y() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_Width() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_Height() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_Colour() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_Kind() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAnnotation_Amount() {
		return (EAttribute)annotationEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getUnderlay() {
		return underlayEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getUnderlay_Name() {
		return (EAttribute)underlayEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getUnderlay_File() {
		return (EAttribute)underlayEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getUnderlay_X() {
		return (EAttribute)underlayEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getUnderlay_Y() {
		return (EAttribute)underlayEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getUnderlay_Width() {
		return (EAttribute)underlayEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getUnderlay_Height() {
		return (EAttribute)underlayEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getUnderlay_Opacity() {
		return (EAttribute)underlayEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getNavMeshLayer() {
		return navMeshLayerEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNavMeshLayer_Name() {
		return (EAttribute)navMeshLayerEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getNavMeshLayer_Agent() {
		return (EReference)navMeshLayerEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getNavMeshLayer_Capability() {
		return (EReference)navMeshLayerEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNavMeshLayer_KeepTerrains() {
		return (EAttribute)navMeshLayerEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNavMeshLayer_CircleTolerance() {
		return (EAttribute)navMeshLayerEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNavMeshLayer_Simplification() {
		return (EAttribute)navMeshLayerEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getNavMeshLayer_Mesh() {
		return (EAttribute)navMeshLayerEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getPathProbe() {
		return pathProbeEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_Name() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getPathProbe_Agent() {
		return (EReference)pathProbeEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_StartX() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_StartY() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_GoalX() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_GoalY() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_Required() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_MaxCost() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_MaxExcess() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_Throughput() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_Planner() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_Options() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_StartHeading() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getPathProbe_GoalHeading() {
		return (EAttribute)pathProbeEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getAcceptedFinding() {
		return acceptedFindingEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAcceptedFinding_Rule() {
		return (EAttribute)acceptedFindingEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getAcceptedFinding_Agent() {
		return (EReference)acceptedFindingEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAcceptedFinding_X() {
		return (EAttribute)acceptedFindingEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAcceptedFinding_Y() {
		return (EAttribute)acceptedFindingEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getAcceptedFinding_Note() {
		return (EAttribute)acceptedFindingEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EClass getMergeConflict() {
		return mergeConflictEClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMergeConflict_X() {
		return (EAttribute)mergeConflictEClass.getEStructuralFeatures().get(0);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMergeConflict_Y() {
		return (EAttribute)mergeConflictEClass.getEStructuralFeatures().get(1);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMergeConflict_Property() {
		return (EAttribute)mergeConflictEClass.getEStructuralFeatures().get(2);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMergeConflict_Value() {
		return (EAttribute)mergeConflictEClass.getEStructuralFeatures().get(3);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_Target() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(4);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_Base() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(5);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_TerrainType() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(6);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_AgentType() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(7);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_Circle() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(8);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_Polygon() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(9);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_Spawn() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(10);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_Annotation() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(11);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_Probe() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(12);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_AcceptedFinding() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(13);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_NavMesh() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(14);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EReference getMergeConflict_Underlay() {
		return (EReference)mergeConflictEClass.getEStructuralFeatures().get(15);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EAttribute getMergeConflict_Cells() {
		return (EAttribute)mergeConflictEClass.getEStructuralFeatures().get(16);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getDiagonalRule() {
		return diagonalRuleEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getTerrainPattern() {
		return terrainPatternEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getStarts() {
		return startsEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getGameFrame() {
		return gameFrameEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getMapSymmetry() {
		return mapSymmetryEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EEnum getAnnotationKind() {
		return annotationKindEEnum;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getTerrainGrid() {
		return terrainGridEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getConflictCells() {
		return conflictCellsEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getPolygon() {
		return polygonEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EDataType getPolygonMesh() {
		return polygonMeshEDataType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public LevelFactory getLevelFactory() {
		return (LevelFactory)getEFactoryInstance();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isCreated = false;

	/**
	 * Creates the meta-model objects for the package.  This method is
	 * guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void createPackageContents() {
		if (isCreated) return;
		isCreated = true;

		// Create classes and their features
		levelEClass = createEClass(LEVEL);
		createEAttribute(levelEClass, LEVEL__NAME);
		createEAttribute(levelEClass, LEVEL__CELL_SCALE);
		createEAttribute(levelEClass, LEVEL__STARTS);
		createEAttribute(levelEClass, LEVEL__MIN_AREA);
		createEAttribute(levelEClass, LEVEL__DIAGONALS);
		createEAttribute(levelEClass, LEVEL__SYMMETRY);
		createEAttribute(levelEClass, LEVEL__SCALES);
		createEAttribute(levelEClass, LEVEL__BALANCE);
		createEAttribute(levelEClass, LEVEL__FRAME);
		createEAttribute(levelEClass, LEVEL__ORIGIN_X);
		createEAttribute(levelEClass, LEVEL__ORIGIN_Y);
		createEAttribute(levelEClass, LEVEL__YUP);
		createEAttribute(levelEClass, LEVEL__AXES);
		createEReference(levelEClass, LEVEL__TERRAIN_TYPES);
		createEReference(levelEClass, LEVEL__AGENT_TYPES);
		createEReference(levelEClass, LEVEL__CIRCLES);
		createEReference(levelEClass, LEVEL__POLYGONS);
		createEReference(levelEClass, LEVEL__SPAWNS);
		createEReference(levelEClass, LEVEL__ANNOTATIONS);
		createEReference(levelEClass, LEVEL__PROBES);
		createEReference(levelEClass, LEVEL__ACCEPTED);
		createEReference(levelEClass, LEVEL__NAV_MESHES);
		createEReference(levelEClass, LEVEL__UNDERLAYS);
		createEReference(levelEClass, LEVEL__CONFLICTS);
		createEAttribute(levelEClass, LEVEL__TERRAIN);

		terrainTypeEClass = createEClass(TERRAIN_TYPE);
		createEAttribute(terrainTypeEClass, TERRAIN_TYPE__ID);
		createEAttribute(terrainTypeEClass, TERRAIN_TYPE__NAME);
		createEAttribute(terrainTypeEClass, TERRAIN_TYPE__COLOUR);
		createEAttribute(terrainTypeEClass, TERRAIN_TYPE__GLYPH);
		createEAttribute(terrainTypeEClass, TERRAIN_TYPE__SPEED);
		createEAttribute(terrainTypeEClass, TERRAIN_TYPE__PATTERN);
		createEAttribute(terrainTypeEClass, TERRAIN_TYPE__PICTURE);
		createEAttribute(terrainTypeEClass, TERRAIN_TYPE__REMOVABLE);

		agentTypeEClass = createEClass(AGENT_TYPE);
		createEAttribute(agentTypeEClass, AGENT_TYPE__NAME);
		createEAttribute(agentTypeEClass, AGENT_TYPE__SIZE);
		createEReference(agentTypeEClass, AGENT_TYPE__CAPABILITY);
		createEAttribute(agentTypeEClass, AGENT_TYPE__RADIUS);
		createEAttribute(agentTypeEClass, AGENT_TYPE__TURNING_RADIUS);
		createEAttribute(agentTypeEClass, AGENT_TYPE__MIN_CHOKE);
		createEAttribute(agentTypeEClass, AGENT_TYPE__CAN_REVERSE);
		createEAttribute(agentTypeEClass, AGENT_TYPE__SPEED);
		createEAttribute(agentTypeEClass, AGENT_TYPE__LENGTH);
		createEAttribute(agentTypeEClass, AGENT_TYPE__WIDTH);
		createEAttribute(agentTypeEClass, AGENT_TYPE__ACCELERATION);
		createEAttribute(agentTypeEClass, AGENT_TYPE__TURN_RATE);
		createEAttribute(agentTypeEClass, AGENT_TYPE__OBSTACLE_RADIUS);

		circularObstacleEClass = createEClass(CIRCULAR_OBSTACLE);
		createEAttribute(circularObstacleEClass, CIRCULAR_OBSTACLE__NAME);
		createEAttribute(circularObstacleEClass, CIRCULAR_OBSTACLE__X);
		createEAttribute(circularObstacleEClass, CIRCULAR_OBSTACLE__Y);
		createEAttribute(circularObstacleEClass, CIRCULAR_OBSTACLE__RADIUS);
		createEAttribute(circularObstacleEClass, CIRCULAR_OBSTACLE__REMOVABLE);

		polygonObstacleEClass = createEClass(POLYGON_OBSTACLE);
		createEAttribute(polygonObstacleEClass, POLYGON_OBSTACLE__NAME);
		createEAttribute(polygonObstacleEClass, POLYGON_OBSTACLE__SHAPE);
		createEAttribute(polygonObstacleEClass, POLYGON_OBSTACLE__REMOVABLE);

		spawnEClass = createEClass(SPAWN);
		createEAttribute(spawnEClass, SPAWN__NAME);
		createEAttribute(spawnEClass, SPAWN__X);
		createEAttribute(spawnEClass, SPAWN__Y);
		createEReference(spawnEClass, SPAWN__AGENTS);
		createEAttribute(spawnEClass, SPAWN__HEADING);
		createEAttribute(spawnEClass, SPAWN__PLAYER);
		createEAttribute(spawnEClass, SPAWN__TEAM);

		annotationEClass = createEClass(ANNOTATION);
		createEAttribute(annotationEClass, ANNOTATION__NAME);
		createEAttribute(annotationEClass, ANNOTATION__TEXT);
		createEAttribute(annotationEClass, ANNOTATION__X);
		createEAttribute(annotationEClass, ANNOTATION__Y);
		createEAttribute(annotationEClass, ANNOTATION__WIDTH);
		createEAttribute(annotationEClass, ANNOTATION__HEIGHT);
		createEAttribute(annotationEClass, ANNOTATION__COLOUR);
		createEAttribute(annotationEClass, ANNOTATION__KIND);
		createEAttribute(annotationEClass, ANNOTATION__AMOUNT);

		underlayEClass = createEClass(UNDERLAY);
		createEAttribute(underlayEClass, UNDERLAY__NAME);
		createEAttribute(underlayEClass, UNDERLAY__FILE);
		createEAttribute(underlayEClass, UNDERLAY__X);
		createEAttribute(underlayEClass, UNDERLAY__Y);
		createEAttribute(underlayEClass, UNDERLAY__WIDTH);
		createEAttribute(underlayEClass, UNDERLAY__HEIGHT);
		createEAttribute(underlayEClass, UNDERLAY__OPACITY);

		navMeshLayerEClass = createEClass(NAV_MESH_LAYER);
		createEAttribute(navMeshLayerEClass, NAV_MESH_LAYER__NAME);
		createEReference(navMeshLayerEClass, NAV_MESH_LAYER__AGENT);
		createEReference(navMeshLayerEClass, NAV_MESH_LAYER__CAPABILITY);
		createEAttribute(navMeshLayerEClass, NAV_MESH_LAYER__KEEP_TERRAINS);
		createEAttribute(navMeshLayerEClass, NAV_MESH_LAYER__CIRCLE_TOLERANCE);
		createEAttribute(navMeshLayerEClass, NAV_MESH_LAYER__SIMPLIFICATION);
		createEAttribute(navMeshLayerEClass, NAV_MESH_LAYER__MESH);

		pathProbeEClass = createEClass(PATH_PROBE);
		createEAttribute(pathProbeEClass, PATH_PROBE__NAME);
		createEReference(pathProbeEClass, PATH_PROBE__AGENT);
		createEAttribute(pathProbeEClass, PATH_PROBE__START_X);
		createEAttribute(pathProbeEClass, PATH_PROBE__START_Y);
		createEAttribute(pathProbeEClass, PATH_PROBE__GOAL_X);
		createEAttribute(pathProbeEClass, PATH_PROBE__GOAL_Y);
		createEAttribute(pathProbeEClass, PATH_PROBE__REQUIRED);
		createEAttribute(pathProbeEClass, PATH_PROBE__MAX_COST);
		createEAttribute(pathProbeEClass, PATH_PROBE__MAX_EXCESS);
		createEAttribute(pathProbeEClass, PATH_PROBE__THROUGHPUT);
		createEAttribute(pathProbeEClass, PATH_PROBE__PLANNER);
		createEAttribute(pathProbeEClass, PATH_PROBE__OPTIONS);
		createEAttribute(pathProbeEClass, PATH_PROBE__START_HEADING);
		createEAttribute(pathProbeEClass, PATH_PROBE__GOAL_HEADING);

		acceptedFindingEClass = createEClass(ACCEPTED_FINDING);
		createEAttribute(acceptedFindingEClass, ACCEPTED_FINDING__RULE);
		createEReference(acceptedFindingEClass, ACCEPTED_FINDING__AGENT);
		createEAttribute(acceptedFindingEClass, ACCEPTED_FINDING__X);
		createEAttribute(acceptedFindingEClass, ACCEPTED_FINDING__Y);
		createEAttribute(acceptedFindingEClass, ACCEPTED_FINDING__NOTE);

		mergeConflictEClass = createEClass(MERGE_CONFLICT);
		createEAttribute(mergeConflictEClass, MERGE_CONFLICT__X);
		createEAttribute(mergeConflictEClass, MERGE_CONFLICT__Y);
		createEAttribute(mergeConflictEClass, MERGE_CONFLICT__PROPERTY);
		createEAttribute(mergeConflictEClass, MERGE_CONFLICT__VALUE);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__TARGET);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__BASE);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__TERRAIN_TYPE);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__AGENT_TYPE);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__CIRCLE);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__POLYGON);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__SPAWN);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__ANNOTATION);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__PROBE);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__ACCEPTED_FINDING);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__NAV_MESH);
		createEReference(mergeConflictEClass, MERGE_CONFLICT__UNDERLAY);
		createEAttribute(mergeConflictEClass, MERGE_CONFLICT__CELLS);

		// Create enums
		diagonalRuleEEnum = createEEnum(DIAGONAL_RULE);
		terrainPatternEEnum = createEEnum(TERRAIN_PATTERN);
		startsEEnum = createEEnum(STARTS);
		gameFrameEEnum = createEEnum(GAME_FRAME);
		mapSymmetryEEnum = createEEnum(MAP_SYMMETRY);
		annotationKindEEnum = createEEnum(ANNOTATION_KIND);

		// Create data types
		terrainGridEDataType = createEDataType(TERRAIN_GRID);
		conflictCellsEDataType = createEDataType(CONFLICT_CELLS);
		polygonEDataType = createEDataType(POLYGON);
		polygonMeshEDataType = createEDataType(POLYGON_MESH);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private boolean isInitialized = false;

	/**
	 * Complete the initialization of the package and its meta-model.  This
	 * method is guarded to have no affect on any invocation but its first.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public void initializePackageContents() {
		if (isInitialized) return;
		isInitialized = true;

		// Initialize package
		setName(eNAME);
		setNsPrefix(eNS_PREFIX);
		setNsURI(eNS_URI);

		// Create type parameters

		// Set bounds for type parameters

		// Add supertypes to classes

		// Initialize classes, features, and operations; add parameters
		initEClass(levelEClass, Level.class, "Level", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getLevel_Name(), ecorePackage.getEString(), "name", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_CellScale(), ecorePackage.getEDouble(), "cellScale", "1", 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_Starts(), this.getStarts(), "starts", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_MinArea(), ecorePackage.getEInt(), "minArea", "1", 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_Diagonals(), this.getDiagonalRule(), "diagonals", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_Symmetry(), this.getMapSymmetry(), "symmetry", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_Scales(), ecorePackage.getEString(), "scales", "", 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_Balance(), ecorePackage.getEString(), "balance", "", 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_Frame(), this.getGameFrame(), "frame", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_OriginX(), ecorePackage.getEDouble(), "originX", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_OriginY(), ecorePackage.getEDouble(), "originY", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_YUp(), ecorePackage.getEBoolean(), "yUp", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_Axes(), ecorePackage.getEString(), "axes", null, 0, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_TerrainTypes(), this.getTerrainType(), null, "terrainTypes", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		getLevel_TerrainTypes().getEKeys().add(this.getTerrainType_Name());
		initEReference(getLevel_AgentTypes(), this.getAgentType(), null, "agentTypes", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		getLevel_AgentTypes().getEKeys().add(this.getAgentType_Name());
		initEReference(getLevel_Circles(), this.getCircularObstacle(), null, "circles", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_Polygons(), this.getPolygonObstacle(), null, "polygons", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_Spawns(), this.getSpawn(), null, "spawns", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_Annotations(), this.getAnnotation(), null, "annotations", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_Probes(), this.getPathProbe(), null, "probes", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_Accepted(), this.getAcceptedFinding(), null, "accepted", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_NavMeshes(), this.getNavMeshLayer(), null, "navMeshes", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_Underlays(), this.getUnderlay(), null, "underlays", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getLevel_Conflicts(), this.getMergeConflict(), null, "conflicts", null, 0, -1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getLevel_Terrain(), this.getTerrainGrid(), "terrain", null, 1, 1, Level.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(terrainTypeEClass, TerrainType.class, "TerrainType", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getTerrainType_Id(), ecorePackage.getEInt(), "id", null, 0, 1, TerrainType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTerrainType_Name(), ecorePackage.getEString(), "name", null, 1, 1, TerrainType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTerrainType_Colour(), ecorePackage.getEString(), "colour", null, 1, 1, TerrainType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTerrainType_Glyph(), ecorePackage.getEString(), "glyph", null, 1, 1, TerrainType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTerrainType_Speed(), ecorePackage.getEDouble(), "speed", "1", 0, 1, TerrainType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTerrainType_Pattern(), this.getTerrainPattern(), "pattern", null, 0, 1, TerrainType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTerrainType_Picture(), ecorePackage.getEString(), "picture", null, 0, 1, TerrainType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getTerrainType_Removable(), ecorePackage.getEBoolean(), "removable", null, 0, 1, TerrainType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(agentTypeEClass, AgentType.class, "AgentType", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getAgentType_Name(), ecorePackage.getEString(), "name", null, 1, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_Size(), ecorePackage.getEInt(), "size", "1", 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getAgentType_Capability(), this.getTerrainType(), null, "capability", null, 1, -1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_Radius(), ecorePackage.getEDouble(), "radius", null, 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_TurningRadius(), ecorePackage.getEDouble(), "turningRadius", "0", 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_MinChoke(), ecorePackage.getEInt(), "minChoke", "0", 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_CanReverse(), ecorePackage.getEBoolean(), "canReverse", null, 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_Speed(), ecorePackage.getEDouble(), "speed", "1", 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_Length(), ecorePackage.getEDouble(), "length", null, 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_Width(), ecorePackage.getEDouble(), "width", null, 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_Acceleration(), ecorePackage.getEDouble(), "acceleration", null, 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_TurnRate(), ecorePackage.getEDouble(), "turnRate", null, 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAgentType_ObstacleRadius(), ecorePackage.getEDouble(), "obstacleRadius", null, 0, 1, AgentType.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(circularObstacleEClass, CircularObstacle.class, "CircularObstacle", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getCircularObstacle_Name(), ecorePackage.getEString(), "name", null, 0, 1, CircularObstacle.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getCircularObstacle_X(), ecorePackage.getEDouble(), "x", null, 0, 1, CircularObstacle.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getCircularObstacle_Y(), ecorePackage.getEDouble(), "y", null, 0, 1, CircularObstacle.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getCircularObstacle_Radius(), ecorePackage.getEDouble(), "radius", null, 0, 1, CircularObstacle.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getCircularObstacle_Removable(), ecorePackage.getEBoolean(), "removable", null, 0, 1, CircularObstacle.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(polygonObstacleEClass, PolygonObstacle.class, "PolygonObstacle", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPolygonObstacle_Name(), ecorePackage.getEString(), "name", null, 0, 1, PolygonObstacle.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPolygonObstacle_Shape(), this.getPolygon(), "shape", null, 1, 1, PolygonObstacle.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPolygonObstacle_Removable(), ecorePackage.getEBoolean(), "removable", null, 0, 1, PolygonObstacle.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(spawnEClass, Spawn.class, "Spawn", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getSpawn_Name(), ecorePackage.getEString(), "name", null, 0, 1, Spawn.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSpawn_X(), ecorePackage.getEInt(), "x", null, 0, 1, Spawn.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSpawn_Y(), ecorePackage.getEInt(), "y", null, 0, 1, Spawn.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getSpawn_Agents(), this.getAgentType(), null, "agents", null, 0, -1, Spawn.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSpawn_Heading(), ecorePackage.getEDouble(), "heading", null, 0, 1, Spawn.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSpawn_Player(), ecorePackage.getEInt(), "player", null, 0, 1, Spawn.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getSpawn_Team(), ecorePackage.getEString(), "team", null, 0, 1, Spawn.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(annotationEClass, Annotation.class, "Annotation", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getAnnotation_Name(), ecorePackage.getEString(), "name", null, 0, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAnnotation_Text(), ecorePackage.getEString(), "text", null, 0, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAnnotation_X(), ecorePackage.getEInt(), "x", null, 0, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAnnotation_Y(), ecorePackage.getEInt(), "y", null, 0, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAnnotation_Width(), ecorePackage.getEInt(), "width", "1", 0, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAnnotation_Height(), ecorePackage.getEInt(), "height", "1", 0, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAnnotation_Colour(), ecorePackage.getEString(), "colour", "#ffd54f", 1, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAnnotation_Kind(), this.getAnnotationKind(), "kind", null, 0, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAnnotation_Amount(), ecorePackage.getEDouble(), "amount", null, 0, 1, Annotation.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(underlayEClass, Underlay.class, "Underlay", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getUnderlay_Name(), ecorePackage.getEString(), "name", null, 0, 1, Underlay.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getUnderlay_File(), ecorePackage.getEString(), "file", null, 1, 1, Underlay.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getUnderlay_X(), ecorePackage.getEDouble(), "x", null, 0, 1, Underlay.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getUnderlay_Y(), ecorePackage.getEDouble(), "y", null, 0, 1, Underlay.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getUnderlay_Width(), ecorePackage.getEDouble(), "width", "1", 0, 1, Underlay.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getUnderlay_Height(), ecorePackage.getEDouble(), "height", "1", 0, 1, Underlay.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getUnderlay_Opacity(), ecorePackage.getEDouble(), "opacity", "0.5", 0, 1, Underlay.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(navMeshLayerEClass, NavMeshLayer.class, "NavMeshLayer", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getNavMeshLayer_Name(), ecorePackage.getEString(), "name", null, 0, 1, NavMeshLayer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getNavMeshLayer_Agent(), this.getAgentType(), null, "agent", null, 0, 1, NavMeshLayer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getNavMeshLayer_Capability(), this.getTerrainType(), null, "capability", null, 0, -1, NavMeshLayer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNavMeshLayer_KeepTerrains(), ecorePackage.getEBoolean(), "keepTerrains", null, 0, 1, NavMeshLayer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNavMeshLayer_CircleTolerance(), ecorePackage.getEDouble(), "circleTolerance", "0.03125", 0, 1, NavMeshLayer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNavMeshLayer_Simplification(), ecorePackage.getEDouble(), "simplification", "0", 0, 1, NavMeshLayer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getNavMeshLayer_Mesh(), this.getPolygonMesh(), "mesh", null, 0, 1, NavMeshLayer.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(pathProbeEClass, PathProbe.class, "PathProbe", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getPathProbe_Name(), ecorePackage.getEString(), "name", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getPathProbe_Agent(), this.getAgentType(), null, "agent", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_StartX(), ecorePackage.getEInt(), "startX", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_StartY(), ecorePackage.getEInt(), "startY", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_GoalX(), ecorePackage.getEInt(), "goalX", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_GoalY(), ecorePackage.getEInt(), "goalY", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_Required(), ecorePackage.getEBoolean(), "required", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_MaxCost(), ecorePackage.getEDouble(), "maxCost", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_MaxExcess(), ecorePackage.getEDouble(), "maxExcess", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_Throughput(), ecorePackage.getEString(), "throughput", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_Planner(), ecorePackage.getEString(), "planner", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_Options(), ecorePackage.getEString(), "options", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_StartHeading(), ecorePackage.getEDouble(), "startHeading", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getPathProbe_GoalHeading(), ecorePackage.getEDouble(), "goalHeading", null, 0, 1, PathProbe.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(acceptedFindingEClass, AcceptedFinding.class, "AcceptedFinding", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getAcceptedFinding_Rule(), ecorePackage.getEString(), "rule", null, 1, 1, AcceptedFinding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getAcceptedFinding_Agent(), this.getAgentType(), null, "agent", null, 0, 1, AcceptedFinding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAcceptedFinding_X(), ecorePackage.getEInt(), "x", null, 0, 1, AcceptedFinding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAcceptedFinding_Y(), ecorePackage.getEInt(), "y", null, 0, 1, AcceptedFinding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getAcceptedFinding_Note(), ecorePackage.getEString(), "note", null, 0, 1, AcceptedFinding.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		initEClass(mergeConflictEClass, MergeConflict.class, "MergeConflict", !IS_ABSTRACT, !IS_INTERFACE, IS_GENERATED_INSTANCE_CLASS);
		initEAttribute(getMergeConflict_X(), ecorePackage.getEInt(), "x", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMergeConflict_Y(), ecorePackage.getEInt(), "y", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMergeConflict_Property(), ecorePackage.getEString(), "property", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMergeConflict_Value(), ecorePackage.getEString(), "value", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_Target(), ecorePackage.getEObject(), null, "target", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_Base(), this.getMergeConflict(), null, "base", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_TerrainType(), this.getTerrainType(), null, "terrainType", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_AgentType(), this.getAgentType(), null, "agentType", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_Circle(), this.getCircularObstacle(), null, "circle", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_Polygon(), this.getPolygonObstacle(), null, "polygon", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_Spawn(), this.getSpawn(), null, "spawn", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_Annotation(), this.getAnnotation(), null, "annotation", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_Probe(), this.getPathProbe(), null, "probe", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_AcceptedFinding(), this.getAcceptedFinding(), null, "acceptedFinding", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_NavMesh(), this.getNavMeshLayer(), null, "navMesh", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEReference(getMergeConflict_Underlay(), this.getUnderlay(), null, "underlay", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, IS_COMPOSITE, !IS_RESOLVE_PROXIES, !IS_UNSETTABLE, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);
		initEAttribute(getMergeConflict_Cells(), this.getConflictCells(), "cells", null, 0, 1, MergeConflict.class, !IS_TRANSIENT, !IS_VOLATILE, IS_CHANGEABLE, !IS_UNSETTABLE, !IS_ID, IS_UNIQUE, !IS_DERIVED, IS_ORDERED);

		// Initialize enums and add enum literals
		initEEnum(diagonalRuleEEnum, DiagonalRule.class, "DiagonalRule");
		addEEnumLiteral(diagonalRuleEEnum, DiagonalRule.NEVER);
		addEEnumLiteral(diagonalRuleEEnum, DiagonalRule.ONE);
		addEEnumLiteral(diagonalRuleEEnum, DiagonalRule.ALWAYS);
		addEEnumLiteral(diagonalRuleEEnum, DiagonalRule.STRAIGHT);

		initEEnum(terrainPatternEEnum, TerrainPattern.class, "TerrainPattern");
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.NONE);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.DOTS);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.GRASS);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.TREES);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.WAVES);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.LINES);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.HATCH);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.CROSSES);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.BRICKS);
		addEEnumLiteral(terrainPatternEEnum, TerrainPattern.STONES);

		initEEnum(startsEEnum, Starts.class, "Starts");
		addEEnumLiteral(startsEEnum, Starts.CONNECTED);
		addEEnumLiteral(startsEEnum, Starts.APART);

		initEEnum(gameFrameEEnum, GameFrame.class, "GameFrame");
		addEEnumLiteral(gameFrameEEnum, GameFrame.NONE);
		addEEnumLiteral(gameFrameEEnum, GameFrame.CELLS);
		addEEnumLiteral(gameFrameEEnum, GameFrame.UNITS);

		initEEnum(mapSymmetryEEnum, MapSymmetry.class, "MapSymmetry");
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.NONE);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.LEFT_RIGHT);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.TOP_BOTTOM);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.BOTH_AXES);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.DIAGONAL);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.ANTIDIAGONAL);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.BOTH_DIAGONALS);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.HALF_TURN);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.QUARTER_TURNS);
		addEEnumLiteral(mapSymmetryEEnum, MapSymmetry.ALL);

		initEEnum(annotationKindEEnum, AnnotationKind.class, "AnnotationKind");
		addEEnumLiteral(annotationKindEEnum, AnnotationKind.NONE);
		addEEnumLiteral(annotationKindEEnum, AnnotationKind.RESOURCE);
		addEEnumLiteral(annotationKindEEnum, AnnotationKind.EXPANSION);
		addEEnumLiteral(annotationKindEEnum, AnnotationKind.CONTROL);

		// Initialize data types
		initEDataType(terrainGridEDataType, TerrainGrid.class, "TerrainGrid", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(conflictCellsEDataType, TerrainGrid.class, "ConflictCells", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(polygonEDataType, Polygon.class, "Polygon", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);
		initEDataType(polygonMeshEDataType, PolygonMesh.class, "PolygonMesh", IS_SERIALIZABLE, !IS_GENERATED_INSTANCE_CLASS);

		// Create resource
		createResource(eNS_URI);

		// Create annotations
		// http://www.eclipse.org/emf/2002/GenModel
		createGenModelAnnotations();
		// http:///org/eclipse/emf/ecore/util/ExtendedMetaData
		createExtendedMetaDataAnnotations();
	}

	/**
	 * Initializes the annotations for <b>http://www.eclipse.org/emf/2002/GenModel</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createGenModelAnnotations() {
		String source = "http://www.eclipse.org/emf/2002/GenModel";
		addAnnotation
		  (this,
		   source,
		   new String[] {
			   "documentation", "What a designer edits: a level, its terrains, its agents and what stands on the map. Bulky parts (the grid of terrains, the shape of a polygon, a mesh) are immutable values of org.leeway.pathing: an edit replaces the value. Lengths are in cells, the origin is the top-left corner, x runs to the right and y down."
		   });
		addAnnotation
		  (levelEClass,
		   source,
		   new String[] {
			   "documentation", "A level: a grid of cells, each of one terrain, with obstacles, agents and spawns."
		   });
		addAnnotation
		  (getLevel_Name(),
		   source,
		   new String[] {
			   "documentation", "Display name."
		   });
		addAnnotation
		  (getLevel_CellScale(),
		   source,
		   new String[] {
			   "documentation", "Cell size, in the unit of the game. Greater than 0."
		   });
		addAnnotation
		  (getLevel_Starts(),
		   source,
		   new String[] {
			   "documentation", "Connected: each agent must get from each of its spawns to all others. Apart: spawns may lie apart, as on islands."
		   });
		addAnnotation
		  (getLevel_MinArea(),
		   source,
		   new String[] {
			   "documentation", "Smallest region that checks report, and smallest area behind a choke, in cells, unless a user asks for another. At least 1."
		   });
		addAnnotation
		  (getLevel_Diagonals(),
		   source,
		   new String[] {
			   "documentation", "How diagonal steps on the grid may cut corners."
		   });
		addAnnotation
		  (getLevel_Symmetry(),
		   source,
		   new String[] {
			   "documentation", "The symmetry that every edit of the level keeps."
		   });
		addAnnotation
		  (getLevel_Scales(),
		   source,
		   new String[] {
			   "documentation", "The scales of coarser copies of the level, such as 1/2,1/4, and the rule by which a cell of a copy is blocked. No gate may differ in a copy. Empty if no copy is checked."
		   });
		addAnnotation
		  (getLevel_Balance(),
		   source,
		   new String[] {
			   "documentation", "How much the starts may differ, in percent, such as time 5, area 10, lanes 0. Empty if nothing is checked."
		   });
		addAnnotation
		  (getLevel_Frame(),
		   source,
		   new String[] {
			   "documentation", "How the game gives coordinates: as numbers of cells or in its own units. Or this is not known."
		   });
		addAnnotation
		  (getLevel_OriginX(),
		   source,
		   new String[] {
			   "documentation", "The game\'s x coordinate of the left side of the map. The frame says whether it is in cells or in units."
		   });
		addAnnotation
		  (getLevel_OriginY(),
		   source,
		   new String[] {
			   "documentation", "The game\'s second coordinate, such as y or z, of the upper side of the map. The frame says whether it is in cells or in units."
		   });
		addAnnotation
		  (getLevel_YUp(),
		   source,
		   new String[] {
			   "documentation", "Whether the game\'s other coordinate grows upwards."
		   });
		addAnnotation
		  (getLevel_Axes(),
		   source,
		   new String[] {
			   "documentation", "The game\'s names of its axes with a blank between, such as x z. Unset means x y."
		   });
		addAnnotation
		  (getLevel_TerrainTypes(),
		   source,
		   new String[] {
			   "documentation", "The terrains that cells may have. Names and ids are unique."
		   });
		addAnnotation
		  (getLevel_AgentTypes(),
		   source,
		   new String[] {
			   "documentation", "The agents the level is checked for. Names are unique."
		   });
		addAnnotation
		  (getLevel_Circles(),
		   source,
		   new String[] {
			   "documentation", "The round obstacles."
		   });
		addAnnotation
		  (getLevel_Polygons(),
		   source,
		   new String[] {
			   "documentation", "The polygonal obstacles."
		   });
		addAnnotation
		  (getLevel_Spawns(),
		   source,
		   new String[] {
			   "documentation", "Where units start."
		   });
		addAnnotation
		  (getLevel_Annotations(),
		   source,
		   new String[] {
			   "documentation", "Notes of the designer, without an effect on any agent."
		   });
		addAnnotation
		  (getLevel_Probes(),
		   source,
		   new String[] {
			   "documentation", "Pairs of cells between which the designer wants to see a path."
		   });
		addAnnotation
		  (getLevel_Accepted(),
		   source,
		   new String[] {
			   "documentation", "Findings that the designer has declared to be as intended."
		   });
		addAnnotation
		  (getLevel_NavMeshes(),
		   source,
		   new String[] {
			   "documentation", "Navigation meshes, each a layer over the map."
		   });
		addAnnotation
		  (getLevel_Underlays(),
		   source,
		   new String[] {
			   "documentation", "Pictures over the terrain, to trace."
		   });
		addAnnotation
		  (getLevel_Conflicts(),
		   source,
		   new String[] {
			   "documentation", "What a merge left to decide: our side is in place in the level, and each conflict holds the other side."
		   });
		addAnnotation
		  (getLevel_Terrain(),
		   source,
		   new String[] {
			   "documentation", "The terrain id of every cell. Each id belongs to one of the terrain types."
		   });
		addAnnotation
		  (terrainTypeEClass,
		   source,
		   new String[] {
			   "documentation", "A kind of ground, such as water, that an agent can cross or not."
		   });
		addAnnotation
		  (getTerrainType_Id(),
		   source,
		   new String[] {
			   "documentation", "The number that stands for this terrain in the grid: 0 to 255, unique in the level."
		   });
		addAnnotation
		  (getTerrainType_Name(),
		   source,
		   new String[] {
			   "documentation", "Unique in the level: capabilities refer to terrains by name. Characters that XML can hold, without control characters, and without blanks at the ends."
		   });
		addAnnotation
		  (getTerrainType_Colour(),
		   source,
		   new String[] {
			   "documentation", "The colour on the map, as #rrggbb."
		   });
		addAnnotation
		  (getTerrainType_Glyph(),
		   source,
		   new String[] {
			   "documentation", "The one character that stands for this terrain in text."
		   });
		addAnnotation
		  (getTerrainType_Speed(),
		   source,
		   new String[] {
			   "documentation", "How fast agents move here. A step costs its length divided by the speed. Greater than 0."
		   });
		addAnnotation
		  (getTerrainType_Pattern(),
		   source,
		   new String[] {
			   "documentation", "Pattern over the colour, so that terrains differ in grey too."
		   });
		addAnnotation
		  (getTerrainType_Picture(),
		   source,
		   new String[] {
			   "documentation", "The file of a picture that fills each cell, in place of the pattern. A path from the folder of the level, with / between folders. Optional."
		   });
		addAnnotation
		  (getTerrainType_Removable(),
		   source,
		   new String[] {
			   "documentation", "Whether units can clear it away, such as rubble."
		   });
		addAnnotation
		  (agentTypeEClass,
		   source,
		   new String[] {
			   "documentation", "A kind of unit: how large it is and which terrains it can cross."
		   });
		addAnnotation
		  (getAgentType_Name(),
		   source,
		   new String[] {
			   "documentation", "Unique in the level."
		   });
		addAnnotation
		  (getAgentType_Size(),
		   source,
		   new String[] {
			   "documentation", "Side of the square that the agent covers, in cells. The anchor of the agent is its top-left cell. At least 1."
		   });
		addAnnotation
		  (getAgentType_Capability(),
		   source,
		   new String[] {
			   "documentation", "The terrains that the agent can cross."
		   });
		addAnnotation
		  (getAgentType_Radius(),
		   source,
		   new String[] {
			   "documentation", "The radius for the continuous planners, in cells, at least 0. Unset means half the size."
		   });
		addAnnotation
		  (getAgentType_TurningRadius(),
		   source,
		   new String[] {
			   "documentation", "The radius of the tightest turn, in cells, at least 0. 0 turns on the spot."
		   });
		addAnnotation
		  (getAgentType_MinChoke(),
		   source,
		   new String[] {
			   "documentation", "Minimum width that chokes of the agent should have, in cells, at least 0. 0 means any width."
		   });
		addAnnotation
		  (getAgentType_CanReverse(),
		   source,
		   new String[] {
			   "documentation", "Lets the agent drive backwards."
		   });
		addAnnotation
		  (getAgentType_Speed(),
		   source,
		   new String[] {
			   "documentation", "Speed of the agent on terrain of speed 1, in cells per second. Greater than 0."
		   });
		addAnnotation
		  (getAgentType_Length(),
		   source,
		   new String[] {
			   "documentation", "The length of the agent along its heading, in cells, more than 0. With a length, the turning body is a rectangle. Unset means a disc."
		   });
		addAnnotation
		  (getAgentType_Width(),
		   source,
		   new String[] {
			   "documentation", "The width of the rectangle, in cells, more than 0. Needs a length. Unset means twice the radius."
		   });
		addAnnotation
		  (getAgentType_Acceleration(),
		   source,
		   new String[] {
			   "documentation", "Maximum change of speed, in cells per second squared, more than 0. Unset means that the speed changes at once."
		   });
		addAnnotation
		  (getAgentType_TurnRate(),
		   source,
		   new String[] {
			   "documentation", "Maximum change of heading on terrain of speed 1, in degrees per second, more than 0. Unset means that turns take no time of their own."
		   });
		addAnnotation
		  (getAgentType_ObstacleRadius(),
		   source,
		   new String[] {
			   "documentation", "The least distance of the middle of the square from obstacles, in cells, more than 0. If set, the square may overlap obstacles, and only its terrain counts. If unset, the square must not overlap obstacles."
		   });
		addAnnotation
		  (circularObstacleEClass,
		   source,
		   new String[] {
			   "documentation", "A round obstacle. It blocks every cell that it overlaps, for all agents."
		   });
		addAnnotation
		  (getCircularObstacle_Name(),
		   source,
		   new String[] {
			   "documentation", "Display name. Optional."
		   });
		addAnnotation
		  (getCircularObstacle_X(),
		   source,
		   new String[] {
			   "documentation", "The centre, in cells."
		   });
		addAnnotation
		  (getCircularObstacle_Y(),
		   source,
		   new String[] {
			   "documentation", "The centre, in cells."
		   });
		addAnnotation
		  (getCircularObstacle_Radius(),
		   source,
		   new String[] {
			   "documentation", "The radius in cells, at least 0."
		   });
		addAnnotation
		  (getCircularObstacle_Removable(),
		   source,
		   new String[] {
			   "documentation", "Whether units can clear it away, such as a tree or a gate."
		   });
		addAnnotation
		  (polygonObstacleEClass,
		   source,
		   new String[] {
			   "documentation", "A polygonal obstacle. It blocks every cell that it overlaps, for all agents."
		   });
		addAnnotation
		  (getPolygonObstacle_Name(),
		   source,
		   new String[] {
			   "documentation", "Display name. Optional."
		   });
		addAnnotation
		  (getPolygonObstacle_Shape(),
		   source,
		   new String[] {
			   "documentation", "The outline, in cells."
		   });
		addAnnotation
		  (getPolygonObstacle_Removable(),
		   source,
		   new String[] {
			   "documentation", "Whether units can clear it away, such as a tree or a gate."
		   });
		addAnnotation
		  (spawnEClass,
		   source,
		   new String[] {
			   "documentation", "A cell inside the map where units start."
		   });
		addAnnotation
		  (getSpawn_Name(),
		   source,
		   new String[] {
			   "documentation", "Display name. Optional."
		   });
		addAnnotation
		  (getSpawn_X(),
		   source,
		   new String[] {
			   "documentation", "The column of the cell."
		   });
		addAnnotation
		  (getSpawn_Y(),
		   source,
		   new String[] {
			   "documentation", "The row of the cell."
		   });
		addAnnotation
		  (getSpawn_Agents(),
		   source,
		   new String[] {
			   "documentation", "The agents that start here. If none are named, all agents start here."
		   });
		addAnnotation
		  (getSpawn_Heading(),
		   source,
		   new String[] {
			   "documentation", "Heading of the units that start here, in degrees clockwise, 0 to the right. Unset: any heading."
		   });
		addAnnotation
		  (getSpawn_Player(),
		   source,
		   new String[] {
			   "documentation", "The number of the player who starts here, at least 0. Unset: any player."
		   });
		addAnnotation
		  (getSpawn_Team(),
		   source,
		   new String[] {
			   "documentation", "The team that starts here. Optional."
		   });
		addAnnotation
		  (annotationEClass,
		   source,
		   new String[] {
			   "documentation", "A note of the designer on a rectangle of cells."
		   });
		addAnnotation
		  (getAnnotation_Name(),
		   source,
		   new String[] {
			   "documentation", "A short title. Optional."
		   });
		addAnnotation
		  (getAnnotation_Text(),
		   source,
		   new String[] {
			   "documentation", "The text of the note. Optional."
		   });
		addAnnotation
		  (getAnnotation_X(),
		   source,
		   new String[] {
			   "documentation", "The leftmost column."
		   });
		addAnnotation
		  (getAnnotation_Y(),
		   source,
		   new String[] {
			   "documentation", "The topmost row."
		   });
		addAnnotation
		  (getAnnotation_Width(),
		   source,
		   new String[] {
			   "documentation", "In cells, at least 1."
		   });
		addAnnotation
		  (getAnnotation_Height(),
		   source,
		   new String[] {
			   "documentation", "In cells, at least 1."
		   });
		addAnnotation
		  (getAnnotation_Colour(),
		   source,
		   new String[] {
			   "documentation", "As #rrggbb."
		   });
		addAnnotation
		  (getAnnotation_Kind(),
		   source,
		   new String[] {
			   "documentation", "What players find there. Unset for a plain note."
		   });
		addAnnotation
		  (getAnnotation_Amount(),
		   source,
		   new String[] {
			   "documentation", "How much players find there, in the unit of the game, at least 0."
		   });
		addAnnotation
		  (underlayEClass,
		   source,
		   new String[] {
			   "documentation", "A picture over the terrain, to trace. It has no effect on any agent."
		   });
		addAnnotation
		  (getUnderlay_Name(),
		   source,
		   new String[] {
			   "documentation", "Display name. Optional."
		   });
		addAnnotation
		  (getUnderlay_File(),
		   source,
		   new String[] {
			   "documentation", "The file of the picture, as a path from the folder of the level, with / between folders."
		   });
		addAnnotation
		  (getUnderlay_X(),
		   source,
		   new String[] {
			   "documentation", "The left edge, in cells."
		   });
		addAnnotation
		  (getUnderlay_Y(),
		   source,
		   new String[] {
			   "documentation", "The top edge, in cells."
		   });
		addAnnotation
		  (getUnderlay_Width(),
		   source,
		   new String[] {
			   "documentation", "In cells, more than 0."
		   });
		addAnnotation
		  (getUnderlay_Height(),
		   source,
		   new String[] {
			   "documentation", "In cells, more than 0."
		   });
		addAnnotation
		  (getUnderlay_Opacity(),
		   source,
		   new String[] {
			   "documentation", "From 0, where the picture is invisible, to 1, where it hides the terrain."
		   });
		addAnnotation
		  (navMeshLayerEClass,
		   source,
		   new String[] {
			   "documentation", "A navigation mesh over the map. If no mesh is stored, Leeway generates one from the level, for an agent or for terrains."
		   });
		addAnnotation
		  (getNavMeshLayer_Name(),
		   source,
		   new String[] {
			   "documentation", "Display name. Optional."
		   });
		addAnnotation
		  (getNavMeshLayer_Agent(),
		   source,
		   new String[] {
			   "documentation", "The agent whose terrains the mesh covers. Unset if the mesh names terrains."
		   });
		addAnnotation
		  (getNavMeshLayer_Capability(),
		   source,
		   new String[] {
			   "documentation", "The terrains that the mesh covers. Unset if the mesh names an agent."
		   });
		addAnnotation
		  (getNavMeshLayer_KeepTerrains(),
		   source,
		   new String[] {
			   "documentation", "Keeps each polygon of a generated mesh on one terrain."
		   });
		addAnnotation
		  (getNavMeshLayer_CircleTolerance(),
		   source,
		   new String[] {
			   "documentation", "Maximum distance of a generated outline from a circle, in cells. Greater than 0."
		   });
		addAnnotation
		  (getNavMeshLayer_Simplification(),
		   source,
		   new String[] {
			   "documentation", "Maximum distance of a generated outline from the cells, in cells, at least 0. 0 means exact."
		   });
		addAnnotation
		  (getNavMeshLayer_Mesh(),
		   source,
		   new String[] {
			   "documentation", "The mesh, in cells, if it is edited by hand or imported. Unset if it is generated."
		   });
		addAnnotation
		  (pathProbeEClass,
		   source,
		   new String[] {
			   "documentation", "A question that stays on the map: how does this agent get from start to goal?"
		   });
		addAnnotation
		  (getPathProbe_Name(),
		   source,
		   new String[] {
			   "documentation", "Display name. Optional."
		   });
		addAnnotation
		  (getPathProbe_Agent(),
		   source,
		   new String[] {
			   "documentation", "The agent of the probe. Unset until the designer chooses one."
		   });
		addAnnotation
		  (getPathProbe_StartX(),
		   source,
		   new String[] {
			   "documentation", "The column of the start anchor."
		   });
		addAnnotation
		  (getPathProbe_StartY(),
		   source,
		   new String[] {
			   "documentation", "The row of the start anchor."
		   });
		addAnnotation
		  (getPathProbe_GoalX(),
		   source,
		   new String[] {
			   "documentation", "The column of the goal anchor."
		   });
		addAnnotation
		  (getPathProbe_GoalY(),
		   source,
		   new String[] {
			   "documentation", "The row of the goal anchor."
		   });
		addAnnotation
		  (getPathProbe_Required(),
		   source,
		   new String[] {
			   "documentation", "Report an error if there is no path within the maximum cost. Needs an agent."
		   });
		addAnnotation
		  (getPathProbe_MaxCost(),
		   source,
		   new String[] {
			   "documentation", "Maximum cost of a required path: its length, where all speeds are 1. Not set: any cost. At least 0."
		   });
		addAnnotation
		  (getPathProbe_MaxExcess(),
		   source,
		   new String[] {
			   "documentation", "Maximum excess of the engine route, Recast/Detour or Godot, over the shortest path, in percent, if the path is required. Not set: any excess. At least 0."
		   });
		addAnnotation
		  (getPathProbe_Throughput(),
		   source,
		   new String[] {
			   "documentation", "How many units must get through if the path is required, such as: 20 in 30 s, 10 infantry back. Missing: any number."
		   });
		addAnnotation
		  (getPathProbe_Planner(),
		   source,
		   new String[] {
			   "documentation", "The planner of the probe, by its id. If missing, the planner chosen for all probes counts."
		   });
		addAnnotation
		  (getPathProbe_Options(),
		   source,
		   new String[] {
			   "documentation", "Options of the planner, as name=value, separated by blanks. Optional."
		   });
		addAnnotation
		  (getPathProbe_StartHeading(),
		   source,
		   new String[] {
			   "documentation", "Heading of the unit at the start, in degrees clockwise, 0 to the right. Not set: any heading."
		   });
		addAnnotation
		  (getPathProbe_GoalHeading(),
		   source,
		   new String[] {
			   "documentation", "Heading of the unit at the goal, in degrees as at the start. Not set: any heading."
		   });
		addAnnotation
		  (acceptedFindingEClass,
		   source,
		   new String[] {
			   "documentation", "A finding that the designer accepts. It is listed, but counts neither as an error nor as a warning. It stays accepted as long as it has this rule, agent and cell."
		   });
		addAnnotation
		  (getAcceptedFinding_Rule(),
		   source,
		   new String[] {
			   "documentation", "The id of the rule that finds it."
		   });
		addAnnotation
		  (getAcceptedFinding_Agent(),
		   source,
		   new String[] {
			   "documentation", "The agent that the finding is about. Unset if it is about no agent."
		   });
		addAnnotation
		  (getAcceptedFinding_X(),
		   source,
		   new String[] {
			   "documentation", "The column of the finding\'s sample cell."
		   });
		addAnnotation
		  (getAcceptedFinding_Y(),
		   source,
		   new String[] {
			   "documentation", "The row of the finding\'s sample cell."
		   });
		addAnnotation
		  (getAcceptedFinding_Note(),
		   source,
		   new String[] {
			   "documentation", "Why this is intended. Optional."
		   });
		addAnnotation
		  (mergeConflictEClass,
		   source,
		   new String[] {
			   "documentation", "A decision that a merge left to the designer. It is about cells, a property or an object of the other version, theirs."
		   });
		addAnnotation
		  (getMergeConflict_X(),
		   source,
		   new String[] {
			   "documentation", "The left column of the cells."
		   });
		addAnnotation
		  (getMergeConflict_Y(),
		   source,
		   new String[] {
			   "documentation", "The top row of the cells."
		   });
		addAnnotation
		  (getMergeConflict_Property(),
		   source,
		   new String[] {
			   "documentation", "The property of the level that both sides changed."
		   });
		addAnnotation
		  (getMergeConflict_Value(),
		   source,
		   new String[] {
			   "documentation", "The value of the property in the other version, as in a file. Unset if the other version has no value."
		   });
		addAnnotation
		  (getMergeConflict_Target(),
		   source,
		   new String[] {
			   "documentation", "Our object in the level. Unset if our version removed the object."
		   });
		addAnnotation
		  (getMergeConflict_Base(),
		   source,
		   new String[] {
			   "documentation", "What the base had, as cells, a value or an object. The base is the level from which both sides were made. Empty if the base is not known. A base without cells, value and object had nothing, or the default value."
		   });
		addAnnotation
		  (getMergeConflict_TerrainType(),
		   source,
		   new String[] {
			   "documentation", "The terrain of the other version. Unset if the other version removed the terrain, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_AgentType(),
		   source,
		   new String[] {
			   "documentation", "The agent of the other version. Unset if the other version removed the agent, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_Circle(),
		   source,
		   new String[] {
			   "documentation", "The circle of the other version. Unset if the other version removed the circle, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_Polygon(),
		   source,
		   new String[] {
			   "documentation", "The polygon of the other version. Unset if the other version removed the polygon, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_Spawn(),
		   source,
		   new String[] {
			   "documentation", "The spawn of the other version. Unset if the other version removed the spawn, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_Annotation(),
		   source,
		   new String[] {
			   "documentation", "The note of the other version. Unset if the other version removed the note, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_Probe(),
		   source,
		   new String[] {
			   "documentation", "The probe of the other version. Unset if the other version removed the probe, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_AcceptedFinding(),
		   source,
		   new String[] {
			   "documentation", "The accepted finding of the other version. Unset if the other version removed the accepted finding, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_NavMesh(),
		   source,
		   new String[] {
			   "documentation", "The mesh of the other version. Unset if the other version removed the mesh, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_Underlay(),
		   source,
		   new String[] {
			   "documentation", "The picture of the other version. Unset if the other version removed the picture, or if the conflict is about something else."
		   });
		addAnnotation
		  (getMergeConflict_Cells(),
		   source,
		   new String[] {
			   "documentation", "The terrain of the other version, theirs, in the region whose top-left cell is x, y. The region has the size of this grid."
		   });
		addAnnotation
		  (diagonalRuleEEnum,
		   source,
		   new String[] {
			   "documentation", "How a diagonal step depends on the two straight neighbours beside it: both must be legal, one of them, or none. Or there are no diagonal steps."
		   });
		addAnnotation
		  (terrainPatternEEnum,
		   source,
		   new String[] {
			   "documentation", "What the map draws over the colour of a terrain."
		   });
		addAnnotation
		  (startsEEnum,
		   source,
		   new String[] {
			   "documentation", "How the spawns of an agent relate."
		   });
		addAnnotation
		  (gameFrameEEnum,
		   source,
		   new String[] {
			   "documentation", "How the game names a place of the map: not known, by the number of its cell, or by a point in units."
		   });
		addAnnotation
		  (mapSymmetryEEnum,
		   source,
		   new String[] {
			   "documentation", "The mirrorings and turns about the middle of the map that leave the level as it is."
		   });
		addAnnotation
		  (annotationKindEEnum,
		   source,
		   new String[] {
			   "documentation", "What players find at the place of a note."
		   });
		addAnnotation
		  (terrainGridEDataType,
		   source,
		   new String[] {
			   "documentation", "A grid of terrain ids, an immutable value. The text has the size, and then a run-length coded line for each row.",
			   "create", "return it == null ? null : <%org.leeway.pathing.grid.text.TerrainGridText%>.parse(it);",
			   "convert", "return it == null ? null : <%org.leeway.pathing.grid.text.TerrainGridText%>.format(it);"
		   });
		addAnnotation
		  (conflictCellsEDataType,
		   source,
		   new String[] {
			   "documentation", "A grid of terrain ids as in the level, but with a blank before its size: so readers of lines do not take it for the terrain.",
			   "create", "return it == null ? null : <%org.leeway.pathing.grid.text.TerrainGridText%>.parse(it);",
			   "convert", "return it == null ? null : <%org.leeway.pathing.grid.text.TerrainGridText%>.format(it).replaceFirst(\"\\n\", \"\\n \");"
		   });
		addAnnotation
		  (polygonEDataType,
		   source,
		   new String[] {
			   "documentation", "A closed ring of points, an immutable value. As text: x,y pairs with a blank between them.",
			   "create", "return it == null ? null : <%org.leeway.pathing.geom.Polygon%>.parse(it);",
			   "convert", "return it == null ? null : it.format();"
		   });
		addAnnotation
		  (polygonMeshEDataType,
		   source,
		   new String[] {
			   "documentation", "A mesh of convex polygons, an immutable value. Its text has a line for each vertex, and then a line for each polygon.",
			   "create", "return it == null ? null : <%org.leeway.pathing.navmesh.PolygonMesh%>.parse(it);",
			   "convert", "return it == null ? null : \'\\n\' + it.format();"
		   });
	}

	/**
	 * Initializes the annotations for <b>http:///org/eclipse/emf/ecore/util/ExtendedMetaData</b>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected void createExtendedMetaDataAnnotations() {
		String source = "http:///org/eclipse/emf/ecore/util/ExtendedMetaData";
		addAnnotation
		  (getLevel_Terrain(),
		   source,
		   new String[] {
			   "kind", "element",
			   "name", "terrain"
		   });
		addAnnotation
		  (getNavMeshLayer_Mesh(),
		   source,
		   new String[] {
			   "kind", "element",
			   "name", "mesh"
		   });
		addAnnotation
		  (getMergeConflict_Cells(),
		   source,
		   new String[] {
			   "kind", "element",
			   "name", "cells"
		   });
	}

} //LevelPackageImpl
