/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;

/**
 * <!-- begin-user-doc -->
 * The <b>Package</b> for the model.
 * It contains accessors for the meta objects to represent
 * <ul>
 *   <li>each class,</li>
 *   <li>each feature of each class,</li>
 *   <li>each operation of each class,</li>
 *   <li>each enum,</li>
 *   <li>and each data type</li>
 * </ul>
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What a designer edits: a level, its terrains, its agents and what stands on the map. Bulky parts (the grid of terrains, the shape of a polygon, a mesh) are immutable values of org.leeway.pathing: an edit replaces the value. Lengths are in cells, the origin is the top-left corner, x runs to the right and y down.
 * <!-- end-model-doc -->
 * @see org.leeway.model.LevelFactory
 * @model kind="package"
 * @generated
 */
public interface LevelPackage extends EPackage {
	/**
	 * The package name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNAME = "model";

	/**
	 * The package namespace URI.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_URI = "http://leeway.org/level/1";

	/**
	 * The package namespace name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	String eNS_PREFIX = "level";

	/**
	 * The singleton instance of the package.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	LevelPackage eINSTANCE = org.leeway.model.impl.LevelPackageImpl.init();

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.LevelImpl <em>Level</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.LevelImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getLevel()
	 * @generated
	 */
	int LEVEL = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__NAME = 0;

	/**
	 * The feature id for the '<em><b>Cell Scale</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__CELL_SCALE = 1;

	/**
	 * The feature id for the '<em><b>Starts</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__STARTS = 2;

	/**
	 * The feature id for the '<em><b>Min Area</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__MIN_AREA = 3;

	/**
	 * The feature id for the '<em><b>Diagonals</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__DIAGONALS = 4;

	/**
	 * The feature id for the '<em><b>Symmetry</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__SYMMETRY = 5;

	/**
	 * The feature id for the '<em><b>Scales</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__SCALES = 6;

	/**
	 * The feature id for the '<em><b>Balance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__BALANCE = 7;

	/**
	 * The feature id for the '<em><b>Frame</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__FRAME = 8;

	/**
	 * The feature id for the '<em><b>Origin X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__ORIGIN_X = 9;

	/**
	 * The feature id for the '<em><b>Origin Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__ORIGIN_Y = 10;

	/**
	 * The feature id for the '<em><b>YUp</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__YUP = 11;

	/**
	 * The feature id for the '<em><b>Axes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__AXES = 12;

	/**
	 * The feature id for the '<em><b>Terrain Types</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__TERRAIN_TYPES = 13;

	/**
	 * The feature id for the '<em><b>Agent Types</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__AGENT_TYPES = 14;

	/**
	 * The feature id for the '<em><b>Circles</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__CIRCLES = 15;

	/**
	 * The feature id for the '<em><b>Polygons</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__POLYGONS = 16;

	/**
	 * The feature id for the '<em><b>Spawns</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__SPAWNS = 17;

	/**
	 * The feature id for the '<em><b>Annotations</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__ANNOTATIONS = 18;

	/**
	 * The feature id for the '<em><b>Probes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__PROBES = 19;

	/**
	 * The feature id for the '<em><b>Accepted</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__ACCEPTED = 20;

	/**
	 * The feature id for the '<em><b>Nav Meshes</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__NAV_MESHES = 21;

	/**
	 * The feature id for the '<em><b>Underlays</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__UNDERLAYS = 22;

	/**
	 * The feature id for the '<em><b>Conflicts</b></em>' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__CONFLICTS = 23;

	/**
	 * The feature id for the '<em><b>Terrain</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL__TERRAIN = 24;

	/**
	 * The number of structural features of the '<em>Level</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL_FEATURE_COUNT = 25;

	/**
	 * The number of operations of the '<em>Level</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int LEVEL_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.TerrainTypeImpl <em>Terrain Type</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.TerrainTypeImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getTerrainType()
	 * @generated
	 */
	int TERRAIN_TYPE = 1;

	/**
	 * The feature id for the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE__ID = 0;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE__NAME = 1;

	/**
	 * The feature id for the '<em><b>Colour</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE__COLOUR = 2;

	/**
	 * The feature id for the '<em><b>Glyph</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE__GLYPH = 3;

	/**
	 * The feature id for the '<em><b>Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE__SPEED = 4;

	/**
	 * The feature id for the '<em><b>Pattern</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE__PATTERN = 5;

	/**
	 * The feature id for the '<em><b>Picture</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE__PICTURE = 6;

	/**
	 * The feature id for the '<em><b>Removable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE__REMOVABLE = 7;

	/**
	 * The number of structural features of the '<em>Terrain Type</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE_FEATURE_COUNT = 8;

	/**
	 * The number of operations of the '<em>Terrain Type</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int TERRAIN_TYPE_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.AgentTypeImpl <em>Agent Type</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.AgentTypeImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getAgentType()
	 * @generated
	 */
	int AGENT_TYPE = 2;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__NAME = 0;

	/**
	 * The feature id for the '<em><b>Size</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__SIZE = 1;

	/**
	 * The feature id for the '<em><b>Capability</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__CAPABILITY = 2;

	/**
	 * The feature id for the '<em><b>Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__RADIUS = 3;

	/**
	 * The feature id for the '<em><b>Turning Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__TURNING_RADIUS = 4;

	/**
	 * The feature id for the '<em><b>Min Choke</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__MIN_CHOKE = 5;

	/**
	 * The feature id for the '<em><b>Can Reverse</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__CAN_REVERSE = 6;

	/**
	 * The feature id for the '<em><b>Speed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__SPEED = 7;

	/**
	 * The feature id for the '<em><b>Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__LENGTH = 8;

	/**
	 * The feature id for the '<em><b>Width</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__WIDTH = 9;

	/**
	 * The feature id for the '<em><b>Acceleration</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__ACCELERATION = 10;

	/**
	 * The feature id for the '<em><b>Turn Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__TURN_RATE = 11;

	/**
	 * The feature id for the '<em><b>Obstacle Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE__OBSTACLE_RADIUS = 12;

	/**
	 * The number of structural features of the '<em>Agent Type</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE_FEATURE_COUNT = 13;

	/**
	 * The number of operations of the '<em>Agent Type</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int AGENT_TYPE_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.CircularObstacleImpl <em>Circular Obstacle</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.CircularObstacleImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getCircularObstacle()
	 * @generated
	 */
	int CIRCULAR_OBSTACLE = 3;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CIRCULAR_OBSTACLE__NAME = 0;

	/**
	 * The feature id for the '<em><b>X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CIRCULAR_OBSTACLE__X = 1;

	/**
	 * The feature id for the '<em><b>Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CIRCULAR_OBSTACLE__Y = 2;

	/**
	 * The feature id for the '<em><b>Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CIRCULAR_OBSTACLE__RADIUS = 3;

	/**
	 * The feature id for the '<em><b>Removable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CIRCULAR_OBSTACLE__REMOVABLE = 4;

	/**
	 * The number of structural features of the '<em>Circular Obstacle</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CIRCULAR_OBSTACLE_FEATURE_COUNT = 5;

	/**
	 * The number of operations of the '<em>Circular Obstacle</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int CIRCULAR_OBSTACLE_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.PolygonObstacleImpl <em>Polygon Obstacle</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.PolygonObstacleImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getPolygonObstacle()
	 * @generated
	 */
	int POLYGON_OBSTACLE = 4;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POLYGON_OBSTACLE__NAME = 0;

	/**
	 * The feature id for the '<em><b>Shape</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POLYGON_OBSTACLE__SHAPE = 1;

	/**
	 * The feature id for the '<em><b>Removable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POLYGON_OBSTACLE__REMOVABLE = 2;

	/**
	 * The number of structural features of the '<em>Polygon Obstacle</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POLYGON_OBSTACLE_FEATURE_COUNT = 3;

	/**
	 * The number of operations of the '<em>Polygon Obstacle</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int POLYGON_OBSTACLE_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.SpawnImpl <em>Spawn</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.SpawnImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getSpawn()
	 * @generated
	 */
	int SPAWN = 5;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN__NAME = 0;

	/**
	 * The feature id for the '<em><b>X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN__X = 1;

	/**
	 * The feature id for the '<em><b>Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN__Y = 2;

	/**
	 * The feature id for the '<em><b>Agents</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN__AGENTS = 3;

	/**
	 * The feature id for the '<em><b>Heading</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN__HEADING = 4;

	/**
	 * The feature id for the '<em><b>Player</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN__PLAYER = 5;

	/**
	 * The feature id for the '<em><b>Team</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN__TEAM = 6;

	/**
	 * The number of structural features of the '<em>Spawn</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN_FEATURE_COUNT = 7;

	/**
	 * The number of operations of the '<em>Spawn</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int SPAWN_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.AnnotationImpl <em>Annotation</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.AnnotationImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getAnnotation()
	 * @generated
	 */
	int ANNOTATION = 6;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__NAME = 0;

	/**
	 * The feature id for the '<em><b>Text</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__TEXT = 1;

	/**
	 * The feature id for the '<em><b>X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__X = 2;

	/**
	 * The feature id for the '<em><b>Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__Y = 3;

	/**
	 * The feature id for the '<em><b>Width</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__WIDTH = 4;

	/**
	 * The feature id for the '<em><b>Height</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__HEIGHT = 5;

	/**
	 * The feature id for the '<em><b>Colour</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__COLOUR = 6;

	/**
	 * The feature id for the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__KIND = 7;

	/**
	 * The feature id for the '<em><b>Amount</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION__AMOUNT = 8;

	/**
	 * The number of structural features of the '<em>Annotation</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION_FEATURE_COUNT = 9;

	/**
	 * The number of operations of the '<em>Annotation</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ANNOTATION_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.UnderlayImpl <em>Underlay</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.UnderlayImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getUnderlay()
	 * @generated
	 */
	int UNDERLAY = 7;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY__NAME = 0;

	/**
	 * The feature id for the '<em><b>File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY__FILE = 1;

	/**
	 * The feature id for the '<em><b>X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY__X = 2;

	/**
	 * The feature id for the '<em><b>Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY__Y = 3;

	/**
	 * The feature id for the '<em><b>Width</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY__WIDTH = 4;

	/**
	 * The feature id for the '<em><b>Height</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY__HEIGHT = 5;

	/**
	 * The feature id for the '<em><b>Opacity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY__OPACITY = 6;

	/**
	 * The number of structural features of the '<em>Underlay</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY_FEATURE_COUNT = 7;

	/**
	 * The number of operations of the '<em>Underlay</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int UNDERLAY_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.NavMeshLayerImpl <em>Nav Mesh Layer</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.NavMeshLayerImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getNavMeshLayer()
	 * @generated
	 */
	int NAV_MESH_LAYER = 8;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER__NAME = 0;

	/**
	 * The feature id for the '<em><b>Agent</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER__AGENT = 1;

	/**
	 * The feature id for the '<em><b>Capability</b></em>' reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER__CAPABILITY = 2;

	/**
	 * The feature id for the '<em><b>Keep Terrains</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER__KEEP_TERRAINS = 3;

	/**
	 * The feature id for the '<em><b>Circle Tolerance</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER__CIRCLE_TOLERANCE = 4;

	/**
	 * The feature id for the '<em><b>Simplification</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER__SIMPLIFICATION = 5;

	/**
	 * The feature id for the '<em><b>Mesh</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER__MESH = 6;

	/**
	 * The number of structural features of the '<em>Nav Mesh Layer</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER_FEATURE_COUNT = 7;

	/**
	 * The number of operations of the '<em>Nav Mesh Layer</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int NAV_MESH_LAYER_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.PathProbeImpl <em>Path Probe</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.PathProbeImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getPathProbe()
	 * @generated
	 */
	int PATH_PROBE = 9;

	/**
	 * The feature id for the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__NAME = 0;

	/**
	 * The feature id for the '<em><b>Agent</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__AGENT = 1;

	/**
	 * The feature id for the '<em><b>Start X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__START_X = 2;

	/**
	 * The feature id for the '<em><b>Start Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__START_Y = 3;

	/**
	 * The feature id for the '<em><b>Goal X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__GOAL_X = 4;

	/**
	 * The feature id for the '<em><b>Goal Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__GOAL_Y = 5;

	/**
	 * The feature id for the '<em><b>Required</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__REQUIRED = 6;

	/**
	 * The feature id for the '<em><b>Max Cost</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__MAX_COST = 7;

	/**
	 * The feature id for the '<em><b>Max Excess</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__MAX_EXCESS = 8;

	/**
	 * The feature id for the '<em><b>Throughput</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__THROUGHPUT = 9;

	/**
	 * The feature id for the '<em><b>Planner</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__PLANNER = 10;

	/**
	 * The feature id for the '<em><b>Options</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__OPTIONS = 11;

	/**
	 * The feature id for the '<em><b>Start Heading</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__START_HEADING = 12;

	/**
	 * The feature id for the '<em><b>Goal Heading</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE__GOAL_HEADING = 13;

	/**
	 * The number of structural features of the '<em>Path Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE_FEATURE_COUNT = 14;

	/**
	 * The number of operations of the '<em>Path Probe</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int PATH_PROBE_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.AcceptedFindingImpl <em>Accepted Finding</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.AcceptedFindingImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getAcceptedFinding()
	 * @generated
	 */
	int ACCEPTED_FINDING = 10;

	/**
	 * The feature id for the '<em><b>Rule</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ACCEPTED_FINDING__RULE = 0;

	/**
	 * The feature id for the '<em><b>Agent</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ACCEPTED_FINDING__AGENT = 1;

	/**
	 * The feature id for the '<em><b>X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ACCEPTED_FINDING__X = 2;

	/**
	 * The feature id for the '<em><b>Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ACCEPTED_FINDING__Y = 3;

	/**
	 * The feature id for the '<em><b>Note</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ACCEPTED_FINDING__NOTE = 4;

	/**
	 * The number of structural features of the '<em>Accepted Finding</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ACCEPTED_FINDING_FEATURE_COUNT = 5;

	/**
	 * The number of operations of the '<em>Accepted Finding</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int ACCEPTED_FINDING_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.impl.MergeConflictImpl <em>Merge Conflict</em>}' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.impl.MergeConflictImpl
	 * @see org.leeway.model.impl.LevelPackageImpl#getMergeConflict()
	 * @generated
	 */
	int MERGE_CONFLICT = 11;

	/**
	 * The feature id for the '<em><b>X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__X = 0;

	/**
	 * The feature id for the '<em><b>Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__Y = 1;

	/**
	 * The feature id for the '<em><b>Property</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__PROPERTY = 2;

	/**
	 * The feature id for the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__VALUE = 3;

	/**
	 * The feature id for the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__TARGET = 4;

	/**
	 * The feature id for the '<em><b>Base</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__BASE = 5;

	/**
	 * The feature id for the '<em><b>Terrain Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__TERRAIN_TYPE = 6;

	/**
	 * The feature id for the '<em><b>Agent Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__AGENT_TYPE = 7;

	/**
	 * The feature id for the '<em><b>Circle</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__CIRCLE = 8;

	/**
	 * The feature id for the '<em><b>Polygon</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__POLYGON = 9;

	/**
	 * The feature id for the '<em><b>Spawn</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__SPAWN = 10;

	/**
	 * The feature id for the '<em><b>Annotation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__ANNOTATION = 11;

	/**
	 * The feature id for the '<em><b>Probe</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__PROBE = 12;

	/**
	 * The feature id for the '<em><b>Accepted Finding</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__ACCEPTED_FINDING = 13;

	/**
	 * The feature id for the '<em><b>Nav Mesh</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__NAV_MESH = 14;

	/**
	 * The feature id for the '<em><b>Underlay</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__UNDERLAY = 15;

	/**
	 * The feature id for the '<em><b>Cells</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT__CELLS = 16;

	/**
	 * The number of structural features of the '<em>Merge Conflict</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT_FEATURE_COUNT = 17;

	/**
	 * The number of operations of the '<em>Merge Conflict</em>' class.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	int MERGE_CONFLICT_OPERATION_COUNT = 0;

	/**
	 * The meta object id for the '{@link org.leeway.model.DiagonalRule <em>Diagonal Rule</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.DiagonalRule
	 * @see org.leeway.model.impl.LevelPackageImpl#getDiagonalRule()
	 * @generated
	 */
	int DIAGONAL_RULE = 12;

	/**
	 * The meta object id for the '{@link org.leeway.model.TerrainPattern <em>Terrain Pattern</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.TerrainPattern
	 * @see org.leeway.model.impl.LevelPackageImpl#getTerrainPattern()
	 * @generated
	 */
	int TERRAIN_PATTERN = 13;

	/**
	 * The meta object id for the '{@link org.leeway.model.Starts <em>Starts</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.Starts
	 * @see org.leeway.model.impl.LevelPackageImpl#getStarts()
	 * @generated
	 */
	int STARTS = 14;

	/**
	 * The meta object id for the '{@link org.leeway.model.GameFrame <em>Game Frame</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.GameFrame
	 * @see org.leeway.model.impl.LevelPackageImpl#getGameFrame()
	 * @generated
	 */
	int GAME_FRAME = 15;

	/**
	 * The meta object id for the '{@link org.leeway.model.MapSymmetry <em>Map Symmetry</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.MapSymmetry
	 * @see org.leeway.model.impl.LevelPackageImpl#getMapSymmetry()
	 * @generated
	 */
	int MAP_SYMMETRY = 16;

	/**
	 * The meta object id for the '{@link org.leeway.model.AnnotationKind <em>Annotation Kind</em>}' enum.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.model.AnnotationKind
	 * @see org.leeway.model.impl.LevelPackageImpl#getAnnotationKind()
	 * @generated
	 */
	int ANNOTATION_KIND = 17;

	/**
	 * The meta object id for the '<em>Terrain Grid</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.pathing.grid.TerrainGrid
	 * @see org.leeway.model.impl.LevelPackageImpl#getTerrainGrid()
	 * @generated
	 */
	int TERRAIN_GRID = 18;

	/**
	 * The meta object id for the '<em>Conflict Cells</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.pathing.grid.TerrainGrid
	 * @see org.leeway.model.impl.LevelPackageImpl#getConflictCells()
	 * @generated
	 */
	int CONFLICT_CELLS = 19;

	/**
	 * The meta object id for the '<em>Polygon</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.pathing.geom.Polygon
	 * @see org.leeway.model.impl.LevelPackageImpl#getPolygon()
	 * @generated
	 */
	int POLYGON = 20;

	/**
	 * The meta object id for the '<em>Polygon Mesh</em>' data type.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see org.leeway.pathing.navmesh.PolygonMesh
	 * @see org.leeway.model.impl.LevelPackageImpl#getPolygonMesh()
	 * @generated
	 */
	int POLYGON_MESH = 21;


	/**
	 * Returns the meta object for class '{@link org.leeway.model.Level <em>Level</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Level</em>'.
	 * @see org.leeway.model.Level
	 * @generated
	 */
	EClass getLevel();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.Level#getName()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getCellScale <em>Cell Scale</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cell Scale</em>'.
	 * @see org.leeway.model.Level#getCellScale()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_CellScale();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getStarts <em>Starts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Starts</em>'.
	 * @see org.leeway.model.Level#getStarts()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Starts();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getMinArea <em>Min Area</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Min Area</em>'.
	 * @see org.leeway.model.Level#getMinArea()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_MinArea();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getDiagonals <em>Diagonals</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Diagonals</em>'.
	 * @see org.leeway.model.Level#getDiagonals()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Diagonals();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getSymmetry <em>Symmetry</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Symmetry</em>'.
	 * @see org.leeway.model.Level#getSymmetry()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Symmetry();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getScales <em>Scales</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Scales</em>'.
	 * @see org.leeway.model.Level#getScales()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Scales();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getBalance <em>Balance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Balance</em>'.
	 * @see org.leeway.model.Level#getBalance()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Balance();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getFrame <em>Frame</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Frame</em>'.
	 * @see org.leeway.model.Level#getFrame()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Frame();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getOriginX <em>Origin X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Origin X</em>'.
	 * @see org.leeway.model.Level#getOriginX()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_OriginX();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getOriginY <em>Origin Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Origin Y</em>'.
	 * @see org.leeway.model.Level#getOriginY()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_OriginY();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#isYUp <em>YUp</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>YUp</em>'.
	 * @see org.leeway.model.Level#isYUp()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_YUp();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getAxes <em>Axes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Axes</em>'.
	 * @see org.leeway.model.Level#getAxes()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Axes();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getTerrainTypes <em>Terrain Types</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Terrain Types</em>'.
	 * @see org.leeway.model.Level#getTerrainTypes()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_TerrainTypes();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getAgentTypes <em>Agent Types</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Agent Types</em>'.
	 * @see org.leeway.model.Level#getAgentTypes()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_AgentTypes();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getCircles <em>Circles</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Circles</em>'.
	 * @see org.leeway.model.Level#getCircles()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_Circles();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getPolygons <em>Polygons</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Polygons</em>'.
	 * @see org.leeway.model.Level#getPolygons()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_Polygons();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getSpawns <em>Spawns</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Spawns</em>'.
	 * @see org.leeway.model.Level#getSpawns()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_Spawns();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getAnnotations <em>Annotations</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Annotations</em>'.
	 * @see org.leeway.model.Level#getAnnotations()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_Annotations();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getProbes <em>Probes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Probes</em>'.
	 * @see org.leeway.model.Level#getProbes()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_Probes();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getAccepted <em>Accepted</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Accepted</em>'.
	 * @see org.leeway.model.Level#getAccepted()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_Accepted();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getNavMeshes <em>Nav Meshes</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Nav Meshes</em>'.
	 * @see org.leeway.model.Level#getNavMeshes()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_NavMeshes();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getUnderlays <em>Underlays</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Underlays</em>'.
	 * @see org.leeway.model.Level#getUnderlays()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_Underlays();

	/**
	 * Returns the meta object for the containment reference list '{@link org.leeway.model.Level#getConflicts <em>Conflicts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference list '<em>Conflicts</em>'.
	 * @see org.leeway.model.Level#getConflicts()
	 * @see #getLevel()
	 * @generated
	 */
	EReference getLevel_Conflicts();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Level#getTerrain <em>Terrain</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Terrain</em>'.
	 * @see org.leeway.model.Level#getTerrain()
	 * @see #getLevel()
	 * @generated
	 */
	EAttribute getLevel_Terrain();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.TerrainType <em>Terrain Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Terrain Type</em>'.
	 * @see org.leeway.model.TerrainType
	 * @generated
	 */
	EClass getTerrainType();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.TerrainType#getId <em>Id</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Id</em>'.
	 * @see org.leeway.model.TerrainType#getId()
	 * @see #getTerrainType()
	 * @generated
	 */
	EAttribute getTerrainType_Id();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.TerrainType#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.TerrainType#getName()
	 * @see #getTerrainType()
	 * @generated
	 */
	EAttribute getTerrainType_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.TerrainType#getColour <em>Colour</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Colour</em>'.
	 * @see org.leeway.model.TerrainType#getColour()
	 * @see #getTerrainType()
	 * @generated
	 */
	EAttribute getTerrainType_Colour();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.TerrainType#getGlyph <em>Glyph</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Glyph</em>'.
	 * @see org.leeway.model.TerrainType#getGlyph()
	 * @see #getTerrainType()
	 * @generated
	 */
	EAttribute getTerrainType_Glyph();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.TerrainType#getSpeed <em>Speed</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Speed</em>'.
	 * @see org.leeway.model.TerrainType#getSpeed()
	 * @see #getTerrainType()
	 * @generated
	 */
	EAttribute getTerrainType_Speed();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.TerrainType#getPattern <em>Pattern</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Pattern</em>'.
	 * @see org.leeway.model.TerrainType#getPattern()
	 * @see #getTerrainType()
	 * @generated
	 */
	EAttribute getTerrainType_Pattern();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.TerrainType#getPicture <em>Picture</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Picture</em>'.
	 * @see org.leeway.model.TerrainType#getPicture()
	 * @see #getTerrainType()
	 * @generated
	 */
	EAttribute getTerrainType_Picture();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.TerrainType#isRemovable <em>Removable</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Removable</em>'.
	 * @see org.leeway.model.TerrainType#isRemovable()
	 * @see #getTerrainType()
	 * @generated
	 */
	EAttribute getTerrainType_Removable();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.AgentType <em>Agent Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Agent Type</em>'.
	 * @see org.leeway.model.AgentType
	 * @generated
	 */
	EClass getAgentType();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.AgentType#getName()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getSize <em>Size</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Size</em>'.
	 * @see org.leeway.model.AgentType#getSize()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_Size();

	/**
	 * Returns the meta object for the reference list '{@link org.leeway.model.AgentType#getCapability <em>Capability</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Capability</em>'.
	 * @see org.leeway.model.AgentType#getCapability()
	 * @see #getAgentType()
	 * @generated
	 */
	EReference getAgentType_Capability();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getRadius <em>Radius</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Radius</em>'.
	 * @see org.leeway.model.AgentType#getRadius()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_Radius();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getTurningRadius <em>Turning Radius</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Turning Radius</em>'.
	 * @see org.leeway.model.AgentType#getTurningRadius()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_TurningRadius();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getMinChoke <em>Min Choke</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Min Choke</em>'.
	 * @see org.leeway.model.AgentType#getMinChoke()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_MinChoke();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#isCanReverse <em>Can Reverse</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Can Reverse</em>'.
	 * @see org.leeway.model.AgentType#isCanReverse()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_CanReverse();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getSpeed <em>Speed</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Speed</em>'.
	 * @see org.leeway.model.AgentType#getSpeed()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_Speed();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getLength <em>Length</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Length</em>'.
	 * @see org.leeway.model.AgentType#getLength()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_Length();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getWidth <em>Width</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Width</em>'.
	 * @see org.leeway.model.AgentType#getWidth()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_Width();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getAcceleration <em>Acceleration</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Acceleration</em>'.
	 * @see org.leeway.model.AgentType#getAcceleration()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_Acceleration();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getTurnRate <em>Turn Rate</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Turn Rate</em>'.
	 * @see org.leeway.model.AgentType#getTurnRate()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_TurnRate();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AgentType#getObstacleRadius <em>Obstacle Radius</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Obstacle Radius</em>'.
	 * @see org.leeway.model.AgentType#getObstacleRadius()
	 * @see #getAgentType()
	 * @generated
	 */
	EAttribute getAgentType_ObstacleRadius();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.CircularObstacle <em>Circular Obstacle</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Circular Obstacle</em>'.
	 * @see org.leeway.model.CircularObstacle
	 * @generated
	 */
	EClass getCircularObstacle();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.CircularObstacle#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.CircularObstacle#getName()
	 * @see #getCircularObstacle()
	 * @generated
	 */
	EAttribute getCircularObstacle_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.CircularObstacle#getX <em>X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>X</em>'.
	 * @see org.leeway.model.CircularObstacle#getX()
	 * @see #getCircularObstacle()
	 * @generated
	 */
	EAttribute getCircularObstacle_X();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.CircularObstacle#getY <em>Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Y</em>'.
	 * @see org.leeway.model.CircularObstacle#getY()
	 * @see #getCircularObstacle()
	 * @generated
	 */
	EAttribute getCircularObstacle_Y();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.CircularObstacle#getRadius <em>Radius</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Radius</em>'.
	 * @see org.leeway.model.CircularObstacle#getRadius()
	 * @see #getCircularObstacle()
	 * @generated
	 */
	EAttribute getCircularObstacle_Radius();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.CircularObstacle#isRemovable <em>Removable</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Removable</em>'.
	 * @see org.leeway.model.CircularObstacle#isRemovable()
	 * @see #getCircularObstacle()
	 * @generated
	 */
	EAttribute getCircularObstacle_Removable();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.PolygonObstacle <em>Polygon Obstacle</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Polygon Obstacle</em>'.
	 * @see org.leeway.model.PolygonObstacle
	 * @generated
	 */
	EClass getPolygonObstacle();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PolygonObstacle#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.PolygonObstacle#getName()
	 * @see #getPolygonObstacle()
	 * @generated
	 */
	EAttribute getPolygonObstacle_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PolygonObstacle#getShape <em>Shape</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Shape</em>'.
	 * @see org.leeway.model.PolygonObstacle#getShape()
	 * @see #getPolygonObstacle()
	 * @generated
	 */
	EAttribute getPolygonObstacle_Shape();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PolygonObstacle#isRemovable <em>Removable</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Removable</em>'.
	 * @see org.leeway.model.PolygonObstacle#isRemovable()
	 * @see #getPolygonObstacle()
	 * @generated
	 */
	EAttribute getPolygonObstacle_Removable();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.Spawn <em>Spawn</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Spawn</em>'.
	 * @see org.leeway.model.Spawn
	 * @generated
	 */
	EClass getSpawn();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Spawn#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.Spawn#getName()
	 * @see #getSpawn()
	 * @generated
	 */
	EAttribute getSpawn_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Spawn#getX <em>X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>X</em>'.
	 * @see org.leeway.model.Spawn#getX()
	 * @see #getSpawn()
	 * @generated
	 */
	EAttribute getSpawn_X();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Spawn#getY <em>Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Y</em>'.
	 * @see org.leeway.model.Spawn#getY()
	 * @see #getSpawn()
	 * @generated
	 */
	EAttribute getSpawn_Y();

	/**
	 * Returns the meta object for the reference list '{@link org.leeway.model.Spawn#getAgents <em>Agents</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Agents</em>'.
	 * @see org.leeway.model.Spawn#getAgents()
	 * @see #getSpawn()
	 * @generated
	 */
	EReference getSpawn_Agents();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Spawn#getHeading <em>Heading</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Heading</em>'.
	 * @see org.leeway.model.Spawn#getHeading()
	 * @see #getSpawn()
	 * @generated
	 */
	EAttribute getSpawn_Heading();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Spawn#getPlayer <em>Player</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Player</em>'.
	 * @see org.leeway.model.Spawn#getPlayer()
	 * @see #getSpawn()
	 * @generated
	 */
	EAttribute getSpawn_Player();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Spawn#getTeam <em>Team</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Team</em>'.
	 * @see org.leeway.model.Spawn#getTeam()
	 * @see #getSpawn()
	 * @generated
	 */
	EAttribute getSpawn_Team();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.Annotation <em>Annotation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Annotation</em>'.
	 * @see org.leeway.model.Annotation
	 * @generated
	 */
	EClass getAnnotation();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.Annotation#getName()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getText <em>Text</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Text</em>'.
	 * @see org.leeway.model.Annotation#getText()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_Text();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getX <em>X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>X</em>'.
	 * @see org.leeway.model.Annotation#getX()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_X();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getY <em>Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Y</em>'.
	 * @see org.leeway.model.Annotation#getY()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_Y();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getWidth <em>Width</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Width</em>'.
	 * @see org.leeway.model.Annotation#getWidth()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_Width();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getHeight <em>Height</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Height</em>'.
	 * @see org.leeway.model.Annotation#getHeight()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_Height();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getColour <em>Colour</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Colour</em>'.
	 * @see org.leeway.model.Annotation#getColour()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_Colour();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getKind <em>Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Kind</em>'.
	 * @see org.leeway.model.Annotation#getKind()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_Kind();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Annotation#getAmount <em>Amount</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Amount</em>'.
	 * @see org.leeway.model.Annotation#getAmount()
	 * @see #getAnnotation()
	 * @generated
	 */
	EAttribute getAnnotation_Amount();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.Underlay <em>Underlay</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Underlay</em>'.
	 * @see org.leeway.model.Underlay
	 * @generated
	 */
	EClass getUnderlay();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Underlay#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.Underlay#getName()
	 * @see #getUnderlay()
	 * @generated
	 */
	EAttribute getUnderlay_Name();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Underlay#getFile <em>File</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>File</em>'.
	 * @see org.leeway.model.Underlay#getFile()
	 * @see #getUnderlay()
	 * @generated
	 */
	EAttribute getUnderlay_File();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Underlay#getX <em>X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>X</em>'.
	 * @see org.leeway.model.Underlay#getX()
	 * @see #getUnderlay()
	 * @generated
	 */
	EAttribute getUnderlay_X();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Underlay#getY <em>Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Y</em>'.
	 * @see org.leeway.model.Underlay#getY()
	 * @see #getUnderlay()
	 * @generated
	 */
	EAttribute getUnderlay_Y();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Underlay#getWidth <em>Width</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Width</em>'.
	 * @see org.leeway.model.Underlay#getWidth()
	 * @see #getUnderlay()
	 * @generated
	 */
	EAttribute getUnderlay_Width();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Underlay#getHeight <em>Height</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Height</em>'.
	 * @see org.leeway.model.Underlay#getHeight()
	 * @see #getUnderlay()
	 * @generated
	 */
	EAttribute getUnderlay_Height();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.Underlay#getOpacity <em>Opacity</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Opacity</em>'.
	 * @see org.leeway.model.Underlay#getOpacity()
	 * @see #getUnderlay()
	 * @generated
	 */
	EAttribute getUnderlay_Opacity();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.NavMeshLayer <em>Nav Mesh Layer</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Nav Mesh Layer</em>'.
	 * @see org.leeway.model.NavMeshLayer
	 * @generated
	 */
	EClass getNavMeshLayer();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.NavMeshLayer#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.NavMeshLayer#getName()
	 * @see #getNavMeshLayer()
	 * @generated
	 */
	EAttribute getNavMeshLayer_Name();

	/**
	 * Returns the meta object for the reference '{@link org.leeway.model.NavMeshLayer#getAgent <em>Agent</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Agent</em>'.
	 * @see org.leeway.model.NavMeshLayer#getAgent()
	 * @see #getNavMeshLayer()
	 * @generated
	 */
	EReference getNavMeshLayer_Agent();

	/**
	 * Returns the meta object for the reference list '{@link org.leeway.model.NavMeshLayer#getCapability <em>Capability</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference list '<em>Capability</em>'.
	 * @see org.leeway.model.NavMeshLayer#getCapability()
	 * @see #getNavMeshLayer()
	 * @generated
	 */
	EReference getNavMeshLayer_Capability();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.NavMeshLayer#isKeepTerrains <em>Keep Terrains</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Keep Terrains</em>'.
	 * @see org.leeway.model.NavMeshLayer#isKeepTerrains()
	 * @see #getNavMeshLayer()
	 * @generated
	 */
	EAttribute getNavMeshLayer_KeepTerrains();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.NavMeshLayer#getCircleTolerance <em>Circle Tolerance</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Circle Tolerance</em>'.
	 * @see org.leeway.model.NavMeshLayer#getCircleTolerance()
	 * @see #getNavMeshLayer()
	 * @generated
	 */
	EAttribute getNavMeshLayer_CircleTolerance();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.NavMeshLayer#getSimplification <em>Simplification</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Simplification</em>'.
	 * @see org.leeway.model.NavMeshLayer#getSimplification()
	 * @see #getNavMeshLayer()
	 * @generated
	 */
	EAttribute getNavMeshLayer_Simplification();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.NavMeshLayer#getMesh <em>Mesh</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Mesh</em>'.
	 * @see org.leeway.model.NavMeshLayer#getMesh()
	 * @see #getNavMeshLayer()
	 * @generated
	 */
	EAttribute getNavMeshLayer_Mesh();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.PathProbe <em>Path Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Path Probe</em>'.
	 * @see org.leeway.model.PathProbe
	 * @generated
	 */
	EClass getPathProbe();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getName <em>Name</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Name</em>'.
	 * @see org.leeway.model.PathProbe#getName()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_Name();

	/**
	 * Returns the meta object for the reference '{@link org.leeway.model.PathProbe#getAgent <em>Agent</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Agent</em>'.
	 * @see org.leeway.model.PathProbe#getAgent()
	 * @see #getPathProbe()
	 * @generated
	 */
	EReference getPathProbe_Agent();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getStartX <em>Start X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Start X</em>'.
	 * @see org.leeway.model.PathProbe#getStartX()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_StartX();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getStartY <em>Start Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Start Y</em>'.
	 * @see org.leeway.model.PathProbe#getStartY()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_StartY();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getGoalX <em>Goal X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Goal X</em>'.
	 * @see org.leeway.model.PathProbe#getGoalX()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_GoalX();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getGoalY <em>Goal Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Goal Y</em>'.
	 * @see org.leeway.model.PathProbe#getGoalY()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_GoalY();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#isRequired <em>Required</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Required</em>'.
	 * @see org.leeway.model.PathProbe#isRequired()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_Required();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getMaxCost <em>Max Cost</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Max Cost</em>'.
	 * @see org.leeway.model.PathProbe#getMaxCost()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_MaxCost();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getMaxExcess <em>Max Excess</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Max Excess</em>'.
	 * @see org.leeway.model.PathProbe#getMaxExcess()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_MaxExcess();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getThroughput <em>Throughput</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Throughput</em>'.
	 * @see org.leeway.model.PathProbe#getThroughput()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_Throughput();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getPlanner <em>Planner</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Planner</em>'.
	 * @see org.leeway.model.PathProbe#getPlanner()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_Planner();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getOptions <em>Options</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Options</em>'.
	 * @see org.leeway.model.PathProbe#getOptions()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_Options();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getStartHeading <em>Start Heading</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Start Heading</em>'.
	 * @see org.leeway.model.PathProbe#getStartHeading()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_StartHeading();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.PathProbe#getGoalHeading <em>Goal Heading</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Goal Heading</em>'.
	 * @see org.leeway.model.PathProbe#getGoalHeading()
	 * @see #getPathProbe()
	 * @generated
	 */
	EAttribute getPathProbe_GoalHeading();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.AcceptedFinding <em>Accepted Finding</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Accepted Finding</em>'.
	 * @see org.leeway.model.AcceptedFinding
	 * @generated
	 */
	EClass getAcceptedFinding();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AcceptedFinding#getRule <em>Rule</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Rule</em>'.
	 * @see org.leeway.model.AcceptedFinding#getRule()
	 * @see #getAcceptedFinding()
	 * @generated
	 */
	EAttribute getAcceptedFinding_Rule();

	/**
	 * Returns the meta object for the reference '{@link org.leeway.model.AcceptedFinding#getAgent <em>Agent</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Agent</em>'.
	 * @see org.leeway.model.AcceptedFinding#getAgent()
	 * @see #getAcceptedFinding()
	 * @generated
	 */
	EReference getAcceptedFinding_Agent();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AcceptedFinding#getX <em>X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>X</em>'.
	 * @see org.leeway.model.AcceptedFinding#getX()
	 * @see #getAcceptedFinding()
	 * @generated
	 */
	EAttribute getAcceptedFinding_X();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AcceptedFinding#getY <em>Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Y</em>'.
	 * @see org.leeway.model.AcceptedFinding#getY()
	 * @see #getAcceptedFinding()
	 * @generated
	 */
	EAttribute getAcceptedFinding_Y();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.AcceptedFinding#getNote <em>Note</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Note</em>'.
	 * @see org.leeway.model.AcceptedFinding#getNote()
	 * @see #getAcceptedFinding()
	 * @generated
	 */
	EAttribute getAcceptedFinding_Note();

	/**
	 * Returns the meta object for class '{@link org.leeway.model.MergeConflict <em>Merge Conflict</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for class '<em>Merge Conflict</em>'.
	 * @see org.leeway.model.MergeConflict
	 * @generated
	 */
	EClass getMergeConflict();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.MergeConflict#getX <em>X</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>X</em>'.
	 * @see org.leeway.model.MergeConflict#getX()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EAttribute getMergeConflict_X();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.MergeConflict#getY <em>Y</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Y</em>'.
	 * @see org.leeway.model.MergeConflict#getY()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EAttribute getMergeConflict_Y();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.MergeConflict#getProperty <em>Property</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Property</em>'.
	 * @see org.leeway.model.MergeConflict#getProperty()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EAttribute getMergeConflict_Property();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.MergeConflict#getValue <em>Value</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Value</em>'.
	 * @see org.leeway.model.MergeConflict#getValue()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EAttribute getMergeConflict_Value();

	/**
	 * Returns the meta object for the reference '{@link org.leeway.model.MergeConflict#getTarget <em>Target</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the reference '<em>Target</em>'.
	 * @see org.leeway.model.MergeConflict#getTarget()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_Target();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getBase <em>Base</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Base</em>'.
	 * @see org.leeway.model.MergeConflict#getBase()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_Base();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getTerrainType <em>Terrain Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Terrain Type</em>'.
	 * @see org.leeway.model.MergeConflict#getTerrainType()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_TerrainType();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getAgentType <em>Agent Type</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Agent Type</em>'.
	 * @see org.leeway.model.MergeConflict#getAgentType()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_AgentType();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getCircle <em>Circle</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Circle</em>'.
	 * @see org.leeway.model.MergeConflict#getCircle()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_Circle();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getPolygon <em>Polygon</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Polygon</em>'.
	 * @see org.leeway.model.MergeConflict#getPolygon()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_Polygon();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getSpawn <em>Spawn</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Spawn</em>'.
	 * @see org.leeway.model.MergeConflict#getSpawn()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_Spawn();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getAnnotation <em>Annotation</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Annotation</em>'.
	 * @see org.leeway.model.MergeConflict#getAnnotation()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_Annotation();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getProbe <em>Probe</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Probe</em>'.
	 * @see org.leeway.model.MergeConflict#getProbe()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_Probe();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getAcceptedFinding <em>Accepted Finding</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Accepted Finding</em>'.
	 * @see org.leeway.model.MergeConflict#getAcceptedFinding()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_AcceptedFinding();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getNavMesh <em>Nav Mesh</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Nav Mesh</em>'.
	 * @see org.leeway.model.MergeConflict#getNavMesh()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_NavMesh();

	/**
	 * Returns the meta object for the containment reference '{@link org.leeway.model.MergeConflict#getUnderlay <em>Underlay</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the containment reference '<em>Underlay</em>'.
	 * @see org.leeway.model.MergeConflict#getUnderlay()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EReference getMergeConflict_Underlay();

	/**
	 * Returns the meta object for the attribute '{@link org.leeway.model.MergeConflict#getCells <em>Cells</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for the attribute '<em>Cells</em>'.
	 * @see org.leeway.model.MergeConflict#getCells()
	 * @see #getMergeConflict()
	 * @generated
	 */
	EAttribute getMergeConflict_Cells();

	/**
	 * Returns the meta object for enum '{@link org.leeway.model.DiagonalRule <em>Diagonal Rule</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Diagonal Rule</em>'.
	 * @see org.leeway.model.DiagonalRule
	 * @generated
	 */
	EEnum getDiagonalRule();

	/**
	 * Returns the meta object for enum '{@link org.leeway.model.TerrainPattern <em>Terrain Pattern</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Terrain Pattern</em>'.
	 * @see org.leeway.model.TerrainPattern
	 * @generated
	 */
	EEnum getTerrainPattern();

	/**
	 * Returns the meta object for enum '{@link org.leeway.model.Starts <em>Starts</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Starts</em>'.
	 * @see org.leeway.model.Starts
	 * @generated
	 */
	EEnum getStarts();

	/**
	 * Returns the meta object for enum '{@link org.leeway.model.GameFrame <em>Game Frame</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Game Frame</em>'.
	 * @see org.leeway.model.GameFrame
	 * @generated
	 */
	EEnum getGameFrame();

	/**
	 * Returns the meta object for enum '{@link org.leeway.model.MapSymmetry <em>Map Symmetry</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Map Symmetry</em>'.
	 * @see org.leeway.model.MapSymmetry
	 * @generated
	 */
	EEnum getMapSymmetry();

	/**
	 * Returns the meta object for enum '{@link org.leeway.model.AnnotationKind <em>Annotation Kind</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the meta object for enum '<em>Annotation Kind</em>'.
	 * @see org.leeway.model.AnnotationKind
	 * @generated
	 */
	EEnum getAnnotationKind();

	/**
	 * Returns the meta object for data type '{@link org.leeway.pathing.grid.TerrainGrid <em>Terrain Grid</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * A grid of terrain ids, an immutable value. The text has the size, and then a run-length coded line for each row.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Terrain Grid</em>'.
	 * @see org.leeway.pathing.grid.TerrainGrid
	 * @model instanceClass="org.leeway.pathing.grid.TerrainGrid"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return it == null ? null : &lt;%org.leeway.pathing.grid.text.TerrainGridText%&gt;.parse(it);' convert='return it == null ? null : &lt;%org.leeway.pathing.grid.text.TerrainGridText%&gt;.format(it);'"
	 * @generated
	 */
	EDataType getTerrainGrid();

	/**
	 * Returns the meta object for data type '{@link org.leeway.pathing.grid.TerrainGrid <em>Conflict Cells</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * A grid of terrain ids as in the level, but with a blank before its size: so readers of lines do not take it for the terrain.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Conflict Cells</em>'.
	 * @see org.leeway.pathing.grid.TerrainGrid
	 * @model instanceClass="org.leeway.pathing.grid.TerrainGrid"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return it == null ? null : &lt;%org.leeway.pathing.grid.text.TerrainGridText%&gt;.parse(it);' convert='return it == null ? null : &lt;%org.leeway.pathing.grid.text.TerrainGridText%&gt;.format(it).replaceFirst(\"\\n\", \"\\n \");'"
	 * @generated
	 */
	EDataType getConflictCells();

	/**
	 * Returns the meta object for data type '{@link org.leeway.pathing.geom.Polygon <em>Polygon</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * A closed ring of points, an immutable value. As text: x,y pairs with a blank between them.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Polygon</em>'.
	 * @see org.leeway.pathing.geom.Polygon
	 * @model instanceClass="org.leeway.pathing.geom.Polygon"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return it == null ? null : &lt;%org.leeway.pathing.geom.Polygon%&gt;.parse(it);' convert='return it == null ? null : it.format();'"
	 * @generated
	 */
	EDataType getPolygon();

	/**
	 * Returns the meta object for data type '{@link org.leeway.pathing.navmesh.PolygonMesh <em>Polygon Mesh</em>}'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
     * <!-- begin-model-doc -->
     * A mesh of convex polygons, an immutable value. Its text has a line for each vertex, and then a line for each polygon.
     * <!-- end-model-doc -->
	 * @return the meta object for data type '<em>Polygon Mesh</em>'.
	 * @see org.leeway.pathing.navmesh.PolygonMesh
	 * @model instanceClass="org.leeway.pathing.navmesh.PolygonMesh"
	 *        annotation="http://www.eclipse.org/emf/2002/GenModel create='return it == null ? null : &lt;%org.leeway.pathing.navmesh.PolygonMesh%&gt;.parse(it);' convert='return it == null ? null : \'\\n\' + it.format();'"
	 * @generated
	 */
	EDataType getPolygonMesh();

	/**
	 * Returns the factory that creates the instances of the model.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the factory that creates the instances of the model.
	 * @generated
	 */
	LevelFactory getLevelFactory();

	/**
	 * <!-- begin-user-doc -->
	 * Defines literals for the meta objects that represent
	 * <ul>
	 *   <li>each class,</li>
	 *   <li>each feature of each class,</li>
	 *   <li>each operation of each class,</li>
	 *   <li>each enum,</li>
	 *   <li>and each data type</li>
	 * </ul>
	 * <!-- end-user-doc -->
	 * @generated
	 */
	interface Literals {
		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.LevelImpl <em>Level</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.LevelImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getLevel()
		 * @generated
		 */
		EClass LEVEL = eINSTANCE.getLevel();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__NAME = eINSTANCE.getLevel_Name();

		/**
		 * The meta object literal for the '<em><b>Cell Scale</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__CELL_SCALE = eINSTANCE.getLevel_CellScale();

		/**
		 * The meta object literal for the '<em><b>Starts</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__STARTS = eINSTANCE.getLevel_Starts();

		/**
		 * The meta object literal for the '<em><b>Min Area</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__MIN_AREA = eINSTANCE.getLevel_MinArea();

		/**
		 * The meta object literal for the '<em><b>Diagonals</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__DIAGONALS = eINSTANCE.getLevel_Diagonals();

		/**
		 * The meta object literal for the '<em><b>Symmetry</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__SYMMETRY = eINSTANCE.getLevel_Symmetry();

		/**
		 * The meta object literal for the '<em><b>Scales</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__SCALES = eINSTANCE.getLevel_Scales();

		/**
		 * The meta object literal for the '<em><b>Balance</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__BALANCE = eINSTANCE.getLevel_Balance();

		/**
		 * The meta object literal for the '<em><b>Frame</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__FRAME = eINSTANCE.getLevel_Frame();

		/**
		 * The meta object literal for the '<em><b>Origin X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__ORIGIN_X = eINSTANCE.getLevel_OriginX();

		/**
		 * The meta object literal for the '<em><b>Origin Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__ORIGIN_Y = eINSTANCE.getLevel_OriginY();

		/**
		 * The meta object literal for the '<em><b>YUp</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__YUP = eINSTANCE.getLevel_YUp();

		/**
		 * The meta object literal for the '<em><b>Axes</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__AXES = eINSTANCE.getLevel_Axes();

		/**
		 * The meta object literal for the '<em><b>Terrain Types</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__TERRAIN_TYPES = eINSTANCE.getLevel_TerrainTypes();

		/**
		 * The meta object literal for the '<em><b>Agent Types</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__AGENT_TYPES = eINSTANCE.getLevel_AgentTypes();

		/**
		 * The meta object literal for the '<em><b>Circles</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__CIRCLES = eINSTANCE.getLevel_Circles();

		/**
		 * The meta object literal for the '<em><b>Polygons</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__POLYGONS = eINSTANCE.getLevel_Polygons();

		/**
		 * The meta object literal for the '<em><b>Spawns</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__SPAWNS = eINSTANCE.getLevel_Spawns();

		/**
		 * The meta object literal for the '<em><b>Annotations</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__ANNOTATIONS = eINSTANCE.getLevel_Annotations();

		/**
		 * The meta object literal for the '<em><b>Probes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__PROBES = eINSTANCE.getLevel_Probes();

		/**
		 * The meta object literal for the '<em><b>Accepted</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__ACCEPTED = eINSTANCE.getLevel_Accepted();

		/**
		 * The meta object literal for the '<em><b>Nav Meshes</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__NAV_MESHES = eINSTANCE.getLevel_NavMeshes();

		/**
		 * The meta object literal for the '<em><b>Underlays</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__UNDERLAYS = eINSTANCE.getLevel_Underlays();

		/**
		 * The meta object literal for the '<em><b>Conflicts</b></em>' containment reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference LEVEL__CONFLICTS = eINSTANCE.getLevel_Conflicts();

		/**
		 * The meta object literal for the '<em><b>Terrain</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute LEVEL__TERRAIN = eINSTANCE.getLevel_Terrain();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.TerrainTypeImpl <em>Terrain Type</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.TerrainTypeImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getTerrainType()
		 * @generated
		 */
		EClass TERRAIN_TYPE = eINSTANCE.getTerrainType();

		/**
		 * The meta object literal for the '<em><b>Id</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TERRAIN_TYPE__ID = eINSTANCE.getTerrainType_Id();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TERRAIN_TYPE__NAME = eINSTANCE.getTerrainType_Name();

		/**
		 * The meta object literal for the '<em><b>Colour</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TERRAIN_TYPE__COLOUR = eINSTANCE.getTerrainType_Colour();

		/**
		 * The meta object literal for the '<em><b>Glyph</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TERRAIN_TYPE__GLYPH = eINSTANCE.getTerrainType_Glyph();

		/**
		 * The meta object literal for the '<em><b>Speed</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TERRAIN_TYPE__SPEED = eINSTANCE.getTerrainType_Speed();

		/**
		 * The meta object literal for the '<em><b>Pattern</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TERRAIN_TYPE__PATTERN = eINSTANCE.getTerrainType_Pattern();

		/**
		 * The meta object literal for the '<em><b>Picture</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TERRAIN_TYPE__PICTURE = eINSTANCE.getTerrainType_Picture();

		/**
		 * The meta object literal for the '<em><b>Removable</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute TERRAIN_TYPE__REMOVABLE = eINSTANCE.getTerrainType_Removable();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.AgentTypeImpl <em>Agent Type</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.AgentTypeImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getAgentType()
		 * @generated
		 */
		EClass AGENT_TYPE = eINSTANCE.getAgentType();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__NAME = eINSTANCE.getAgentType_Name();

		/**
		 * The meta object literal for the '<em><b>Size</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__SIZE = eINSTANCE.getAgentType_Size();

		/**
		 * The meta object literal for the '<em><b>Capability</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference AGENT_TYPE__CAPABILITY = eINSTANCE.getAgentType_Capability();

		/**
		 * The meta object literal for the '<em><b>Radius</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__RADIUS = eINSTANCE.getAgentType_Radius();

		/**
		 * The meta object literal for the '<em><b>Turning Radius</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__TURNING_RADIUS = eINSTANCE.getAgentType_TurningRadius();

		/**
		 * The meta object literal for the '<em><b>Min Choke</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__MIN_CHOKE = eINSTANCE.getAgentType_MinChoke();

		/**
		 * The meta object literal for the '<em><b>Can Reverse</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__CAN_REVERSE = eINSTANCE.getAgentType_CanReverse();

		/**
		 * The meta object literal for the '<em><b>Speed</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__SPEED = eINSTANCE.getAgentType_Speed();

		/**
		 * The meta object literal for the '<em><b>Length</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__LENGTH = eINSTANCE.getAgentType_Length();

		/**
		 * The meta object literal for the '<em><b>Width</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__WIDTH = eINSTANCE.getAgentType_Width();

		/**
		 * The meta object literal for the '<em><b>Acceleration</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__ACCELERATION = eINSTANCE.getAgentType_Acceleration();

		/**
		 * The meta object literal for the '<em><b>Turn Rate</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__TURN_RATE = eINSTANCE.getAgentType_TurnRate();

		/**
		 * The meta object literal for the '<em><b>Obstacle Radius</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute AGENT_TYPE__OBSTACLE_RADIUS = eINSTANCE.getAgentType_ObstacleRadius();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.CircularObstacleImpl <em>Circular Obstacle</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.CircularObstacleImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getCircularObstacle()
		 * @generated
		 */
		EClass CIRCULAR_OBSTACLE = eINSTANCE.getCircularObstacle();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CIRCULAR_OBSTACLE__NAME = eINSTANCE.getCircularObstacle_Name();

		/**
		 * The meta object literal for the '<em><b>X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CIRCULAR_OBSTACLE__X = eINSTANCE.getCircularObstacle_X();

		/**
		 * The meta object literal for the '<em><b>Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CIRCULAR_OBSTACLE__Y = eINSTANCE.getCircularObstacle_Y();

		/**
		 * The meta object literal for the '<em><b>Radius</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CIRCULAR_OBSTACLE__RADIUS = eINSTANCE.getCircularObstacle_Radius();

		/**
		 * The meta object literal for the '<em><b>Removable</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute CIRCULAR_OBSTACLE__REMOVABLE = eINSTANCE.getCircularObstacle_Removable();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.PolygonObstacleImpl <em>Polygon Obstacle</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.PolygonObstacleImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getPolygonObstacle()
		 * @generated
		 */
		EClass POLYGON_OBSTACLE = eINSTANCE.getPolygonObstacle();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute POLYGON_OBSTACLE__NAME = eINSTANCE.getPolygonObstacle_Name();

		/**
		 * The meta object literal for the '<em><b>Shape</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute POLYGON_OBSTACLE__SHAPE = eINSTANCE.getPolygonObstacle_Shape();

		/**
		 * The meta object literal for the '<em><b>Removable</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute POLYGON_OBSTACLE__REMOVABLE = eINSTANCE.getPolygonObstacle_Removable();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.SpawnImpl <em>Spawn</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.SpawnImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getSpawn()
		 * @generated
		 */
		EClass SPAWN = eINSTANCE.getSpawn();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAWN__NAME = eINSTANCE.getSpawn_Name();

		/**
		 * The meta object literal for the '<em><b>X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAWN__X = eINSTANCE.getSpawn_X();

		/**
		 * The meta object literal for the '<em><b>Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAWN__Y = eINSTANCE.getSpawn_Y();

		/**
		 * The meta object literal for the '<em><b>Agents</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference SPAWN__AGENTS = eINSTANCE.getSpawn_Agents();

		/**
		 * The meta object literal for the '<em><b>Heading</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAWN__HEADING = eINSTANCE.getSpawn_Heading();

		/**
		 * The meta object literal for the '<em><b>Player</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAWN__PLAYER = eINSTANCE.getSpawn_Player();

		/**
		 * The meta object literal for the '<em><b>Team</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute SPAWN__TEAM = eINSTANCE.getSpawn_Team();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.AnnotationImpl <em>Annotation</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.AnnotationImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getAnnotation()
		 * @generated
		 */
		EClass ANNOTATION = eINSTANCE.getAnnotation();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__NAME = eINSTANCE.getAnnotation_Name();

		/**
		 * The meta object literal for the '<em><b>Text</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__TEXT = eINSTANCE.getAnnotation_Text();

		/**
		 * The meta object literal for the '<em><b>X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__X = eINSTANCE.getAnnotation_X();

		/**
		 * The meta object literal for the '<em><b>Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__Y = eINSTANCE.getAnnotation_Y();

		/**
		 * The meta object literal for the '<em><b>Width</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__WIDTH = eINSTANCE.getAnnotation_Width();

		/**
		 * The meta object literal for the '<em><b>Height</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__HEIGHT = eINSTANCE.getAnnotation_Height();

		/**
		 * The meta object literal for the '<em><b>Colour</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__COLOUR = eINSTANCE.getAnnotation_Colour();

		/**
		 * The meta object literal for the '<em><b>Kind</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__KIND = eINSTANCE.getAnnotation_Kind();

		/**
		 * The meta object literal for the '<em><b>Amount</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ANNOTATION__AMOUNT = eINSTANCE.getAnnotation_Amount();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.UnderlayImpl <em>Underlay</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.UnderlayImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getUnderlay()
		 * @generated
		 */
		EClass UNDERLAY = eINSTANCE.getUnderlay();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UNDERLAY__NAME = eINSTANCE.getUnderlay_Name();

		/**
		 * The meta object literal for the '<em><b>File</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UNDERLAY__FILE = eINSTANCE.getUnderlay_File();

		/**
		 * The meta object literal for the '<em><b>X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UNDERLAY__X = eINSTANCE.getUnderlay_X();

		/**
		 * The meta object literal for the '<em><b>Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UNDERLAY__Y = eINSTANCE.getUnderlay_Y();

		/**
		 * The meta object literal for the '<em><b>Width</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UNDERLAY__WIDTH = eINSTANCE.getUnderlay_Width();

		/**
		 * The meta object literal for the '<em><b>Height</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UNDERLAY__HEIGHT = eINSTANCE.getUnderlay_Height();

		/**
		 * The meta object literal for the '<em><b>Opacity</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute UNDERLAY__OPACITY = eINSTANCE.getUnderlay_Opacity();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.NavMeshLayerImpl <em>Nav Mesh Layer</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.NavMeshLayerImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getNavMeshLayer()
		 * @generated
		 */
		EClass NAV_MESH_LAYER = eINSTANCE.getNavMeshLayer();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAV_MESH_LAYER__NAME = eINSTANCE.getNavMeshLayer_Name();

		/**
		 * The meta object literal for the '<em><b>Agent</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference NAV_MESH_LAYER__AGENT = eINSTANCE.getNavMeshLayer_Agent();

		/**
		 * The meta object literal for the '<em><b>Capability</b></em>' reference list feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference NAV_MESH_LAYER__CAPABILITY = eINSTANCE.getNavMeshLayer_Capability();

		/**
		 * The meta object literal for the '<em><b>Keep Terrains</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAV_MESH_LAYER__KEEP_TERRAINS = eINSTANCE.getNavMeshLayer_KeepTerrains();

		/**
		 * The meta object literal for the '<em><b>Circle Tolerance</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAV_MESH_LAYER__CIRCLE_TOLERANCE = eINSTANCE.getNavMeshLayer_CircleTolerance();

		/**
		 * The meta object literal for the '<em><b>Simplification</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAV_MESH_LAYER__SIMPLIFICATION = eINSTANCE.getNavMeshLayer_Simplification();

		/**
		 * The meta object literal for the '<em><b>Mesh</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute NAV_MESH_LAYER__MESH = eINSTANCE.getNavMeshLayer_Mesh();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.PathProbeImpl <em>Path Probe</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.PathProbeImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getPathProbe()
		 * @generated
		 */
		EClass PATH_PROBE = eINSTANCE.getPathProbe();

		/**
		 * The meta object literal for the '<em><b>Name</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__NAME = eINSTANCE.getPathProbe_Name();

		/**
		 * The meta object literal for the '<em><b>Agent</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference PATH_PROBE__AGENT = eINSTANCE.getPathProbe_Agent();

		/**
		 * The meta object literal for the '<em><b>Start X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__START_X = eINSTANCE.getPathProbe_StartX();

		/**
		 * The meta object literal for the '<em><b>Start Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__START_Y = eINSTANCE.getPathProbe_StartY();

		/**
		 * The meta object literal for the '<em><b>Goal X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__GOAL_X = eINSTANCE.getPathProbe_GoalX();

		/**
		 * The meta object literal for the '<em><b>Goal Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__GOAL_Y = eINSTANCE.getPathProbe_GoalY();

		/**
		 * The meta object literal for the '<em><b>Required</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__REQUIRED = eINSTANCE.getPathProbe_Required();

		/**
		 * The meta object literal for the '<em><b>Max Cost</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__MAX_COST = eINSTANCE.getPathProbe_MaxCost();

		/**
		 * The meta object literal for the '<em><b>Max Excess</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__MAX_EXCESS = eINSTANCE.getPathProbe_MaxExcess();

		/**
		 * The meta object literal for the '<em><b>Throughput</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__THROUGHPUT = eINSTANCE.getPathProbe_Throughput();

		/**
		 * The meta object literal for the '<em><b>Planner</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__PLANNER = eINSTANCE.getPathProbe_Planner();

		/**
		 * The meta object literal for the '<em><b>Options</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__OPTIONS = eINSTANCE.getPathProbe_Options();

		/**
		 * The meta object literal for the '<em><b>Start Heading</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__START_HEADING = eINSTANCE.getPathProbe_StartHeading();

		/**
		 * The meta object literal for the '<em><b>Goal Heading</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute PATH_PROBE__GOAL_HEADING = eINSTANCE.getPathProbe_GoalHeading();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.AcceptedFindingImpl <em>Accepted Finding</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.AcceptedFindingImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getAcceptedFinding()
		 * @generated
		 */
		EClass ACCEPTED_FINDING = eINSTANCE.getAcceptedFinding();

		/**
		 * The meta object literal for the '<em><b>Rule</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ACCEPTED_FINDING__RULE = eINSTANCE.getAcceptedFinding_Rule();

		/**
		 * The meta object literal for the '<em><b>Agent</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference ACCEPTED_FINDING__AGENT = eINSTANCE.getAcceptedFinding_Agent();

		/**
		 * The meta object literal for the '<em><b>X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ACCEPTED_FINDING__X = eINSTANCE.getAcceptedFinding_X();

		/**
		 * The meta object literal for the '<em><b>Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ACCEPTED_FINDING__Y = eINSTANCE.getAcceptedFinding_Y();

		/**
		 * The meta object literal for the '<em><b>Note</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute ACCEPTED_FINDING__NOTE = eINSTANCE.getAcceptedFinding_Note();

		/**
		 * The meta object literal for the '{@link org.leeway.model.impl.MergeConflictImpl <em>Merge Conflict</em>}' class.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.impl.MergeConflictImpl
		 * @see org.leeway.model.impl.LevelPackageImpl#getMergeConflict()
		 * @generated
		 */
		EClass MERGE_CONFLICT = eINSTANCE.getMergeConflict();

		/**
		 * The meta object literal for the '<em><b>X</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MERGE_CONFLICT__X = eINSTANCE.getMergeConflict_X();

		/**
		 * The meta object literal for the '<em><b>Y</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MERGE_CONFLICT__Y = eINSTANCE.getMergeConflict_Y();

		/**
		 * The meta object literal for the '<em><b>Property</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MERGE_CONFLICT__PROPERTY = eINSTANCE.getMergeConflict_Property();

		/**
		 * The meta object literal for the '<em><b>Value</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MERGE_CONFLICT__VALUE = eINSTANCE.getMergeConflict_Value();

		/**
		 * The meta object literal for the '<em><b>Target</b></em>' reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__TARGET = eINSTANCE.getMergeConflict_Target();

		/**
		 * The meta object literal for the '<em><b>Base</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__BASE = eINSTANCE.getMergeConflict_Base();

		/**
		 * The meta object literal for the '<em><b>Terrain Type</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__TERRAIN_TYPE = eINSTANCE.getMergeConflict_TerrainType();

		/**
		 * The meta object literal for the '<em><b>Agent Type</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__AGENT_TYPE = eINSTANCE.getMergeConflict_AgentType();

		/**
		 * The meta object literal for the '<em><b>Circle</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__CIRCLE = eINSTANCE.getMergeConflict_Circle();

		/**
		 * The meta object literal for the '<em><b>Polygon</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__POLYGON = eINSTANCE.getMergeConflict_Polygon();

		/**
		 * The meta object literal for the '<em><b>Spawn</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__SPAWN = eINSTANCE.getMergeConflict_Spawn();

		/**
		 * The meta object literal for the '<em><b>Annotation</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__ANNOTATION = eINSTANCE.getMergeConflict_Annotation();

		/**
		 * The meta object literal for the '<em><b>Probe</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__PROBE = eINSTANCE.getMergeConflict_Probe();

		/**
		 * The meta object literal for the '<em><b>Accepted Finding</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__ACCEPTED_FINDING = eINSTANCE.getMergeConflict_AcceptedFinding();

		/**
		 * The meta object literal for the '<em><b>Nav Mesh</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__NAV_MESH = eINSTANCE.getMergeConflict_NavMesh();

		/**
		 * The meta object literal for the '<em><b>Underlay</b></em>' containment reference feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EReference MERGE_CONFLICT__UNDERLAY = eINSTANCE.getMergeConflict_Underlay();

		/**
		 * The meta object literal for the '<em><b>Cells</b></em>' attribute feature.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @generated
		 */
		EAttribute MERGE_CONFLICT__CELLS = eINSTANCE.getMergeConflict_Cells();

		/**
		 * The meta object literal for the '{@link org.leeway.model.DiagonalRule <em>Diagonal Rule</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.DiagonalRule
		 * @see org.leeway.model.impl.LevelPackageImpl#getDiagonalRule()
		 * @generated
		 */
		EEnum DIAGONAL_RULE = eINSTANCE.getDiagonalRule();

		/**
		 * The meta object literal for the '{@link org.leeway.model.TerrainPattern <em>Terrain Pattern</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.TerrainPattern
		 * @see org.leeway.model.impl.LevelPackageImpl#getTerrainPattern()
		 * @generated
		 */
		EEnum TERRAIN_PATTERN = eINSTANCE.getTerrainPattern();

		/**
		 * The meta object literal for the '{@link org.leeway.model.Starts <em>Starts</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.Starts
		 * @see org.leeway.model.impl.LevelPackageImpl#getStarts()
		 * @generated
		 */
		EEnum STARTS = eINSTANCE.getStarts();

		/**
		 * The meta object literal for the '{@link org.leeway.model.GameFrame <em>Game Frame</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.GameFrame
		 * @see org.leeway.model.impl.LevelPackageImpl#getGameFrame()
		 * @generated
		 */
		EEnum GAME_FRAME = eINSTANCE.getGameFrame();

		/**
		 * The meta object literal for the '{@link org.leeway.model.MapSymmetry <em>Map Symmetry</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.MapSymmetry
		 * @see org.leeway.model.impl.LevelPackageImpl#getMapSymmetry()
		 * @generated
		 */
		EEnum MAP_SYMMETRY = eINSTANCE.getMapSymmetry();

		/**
		 * The meta object literal for the '{@link org.leeway.model.AnnotationKind <em>Annotation Kind</em>}' enum.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.model.AnnotationKind
		 * @see org.leeway.model.impl.LevelPackageImpl#getAnnotationKind()
		 * @generated
		 */
		EEnum ANNOTATION_KIND = eINSTANCE.getAnnotationKind();

		/**
		 * The meta object literal for the '<em>Terrain Grid</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.pathing.grid.TerrainGrid
		 * @see org.leeway.model.impl.LevelPackageImpl#getTerrainGrid()
		 * @generated
		 */
		EDataType TERRAIN_GRID = eINSTANCE.getTerrainGrid();

		/**
		 * The meta object literal for the '<em>Conflict Cells</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.pathing.grid.TerrainGrid
		 * @see org.leeway.model.impl.LevelPackageImpl#getConflictCells()
		 * @generated
		 */
		EDataType CONFLICT_CELLS = eINSTANCE.getConflictCells();

		/**
		 * The meta object literal for the '<em>Polygon</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.pathing.geom.Polygon
		 * @see org.leeway.model.impl.LevelPackageImpl#getPolygon()
		 * @generated
		 */
		EDataType POLYGON = eINSTANCE.getPolygon();

		/**
		 * The meta object literal for the '<em>Polygon Mesh</em>' data type.
		 * <!-- begin-user-doc -->
		 * <!-- end-user-doc -->
		 * @see org.leeway.pathing.navmesh.PolygonMesh
		 * @see org.leeway.model.impl.LevelPackageImpl#getPolygonMesh()
		 * @generated
		 */
		EDataType POLYGON_MESH = eINSTANCE.getPolygonMesh();

	}

} //LevelPackage
