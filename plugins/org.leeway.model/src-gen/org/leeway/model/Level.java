/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

import org.leeway.pathing.grid.TerrainGrid;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Level</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A level: a grid of cells, each of one terrain, with obstacles, agents and spawns.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.Level#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.Level#getCellScale <em>Cell Scale</em>}</li>
 *   <li>{@link org.leeway.model.Level#getStarts <em>Starts</em>}</li>
 *   <li>{@link org.leeway.model.Level#getMinArea <em>Min Area</em>}</li>
 *   <li>{@link org.leeway.model.Level#getDiagonals <em>Diagonals</em>}</li>
 *   <li>{@link org.leeway.model.Level#getSymmetry <em>Symmetry</em>}</li>
 *   <li>{@link org.leeway.model.Level#getScales <em>Scales</em>}</li>
 *   <li>{@link org.leeway.model.Level#getBalance <em>Balance</em>}</li>
 *   <li>{@link org.leeway.model.Level#getFrame <em>Frame</em>}</li>
 *   <li>{@link org.leeway.model.Level#getOriginX <em>Origin X</em>}</li>
 *   <li>{@link org.leeway.model.Level#getOriginY <em>Origin Y</em>}</li>
 *   <li>{@link org.leeway.model.Level#isYUp <em>YUp</em>}</li>
 *   <li>{@link org.leeway.model.Level#getAxes <em>Axes</em>}</li>
 *   <li>{@link org.leeway.model.Level#getTerrainTypes <em>Terrain Types</em>}</li>
 *   <li>{@link org.leeway.model.Level#getAgentTypes <em>Agent Types</em>}</li>
 *   <li>{@link org.leeway.model.Level#getCircles <em>Circles</em>}</li>
 *   <li>{@link org.leeway.model.Level#getPolygons <em>Polygons</em>}</li>
 *   <li>{@link org.leeway.model.Level#getSpawns <em>Spawns</em>}</li>
 *   <li>{@link org.leeway.model.Level#getAnnotations <em>Annotations</em>}</li>
 *   <li>{@link org.leeway.model.Level#getProbes <em>Probes</em>}</li>
 *   <li>{@link org.leeway.model.Level#getAccepted <em>Accepted</em>}</li>
 *   <li>{@link org.leeway.model.Level#getNavMeshes <em>Nav Meshes</em>}</li>
 *   <li>{@link org.leeway.model.Level#getUnderlays <em>Underlays</em>}</li>
 *   <li>{@link org.leeway.model.Level#getConflicts <em>Conflicts</em>}</li>
 *   <li>{@link org.leeway.model.Level#getTerrain <em>Terrain</em>}</li>
 * </ul>
 *
 * @see org.leeway.model.LevelPackage#getLevel()
 * @model
 * @generated
 */
public interface Level extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Display name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.leeway.model.LevelPackage#getLevel_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Cell Scale</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Cell size, in the unit of the game. Greater than 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cell Scale</em>' attribute.
	 * @see #setCellScale(double)
	 * @see org.leeway.model.LevelPackage#getLevel_CellScale()
	 * @model default="1"
	 * @generated
	 */
	double getCellScale();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getCellScale <em>Cell Scale</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cell Scale</em>' attribute.
	 * @see #getCellScale()
	 * @generated
	 */
	void setCellScale(double value);

	/**
	 * Returns the value of the '<em><b>Starts</b></em>' attribute.
	 * The literals are from the enumeration {@link org.leeway.model.Starts}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connected: each agent must get from each of its spawns to all others. Apart: spawns may lie apart, as on islands.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Starts</em>' attribute.
	 * @see org.leeway.model.Starts
	 * @see #setStarts(Starts)
	 * @see org.leeway.model.LevelPackage#getLevel_Starts()
	 * @model
	 * @generated
	 */
	Starts getStarts();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getStarts <em>Starts</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Starts</em>' attribute.
	 * @see org.leeway.model.Starts
	 * @see #getStarts()
	 * @generated
	 */
	void setStarts(Starts value);

	/**
	 * Returns the value of the '<em><b>Min Area</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Smallest region that checks report, and smallest area behind a choke, in cells, unless a user asks for another. At least 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Min Area</em>' attribute.
	 * @see #setMinArea(int)
	 * @see org.leeway.model.LevelPackage#getLevel_MinArea()
	 * @model default="1"
	 * @generated
	 */
	int getMinArea();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getMinArea <em>Min Area</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Min Area</em>' attribute.
	 * @see #getMinArea()
	 * @generated
	 */
	void setMinArea(int value);

	/**
	 * Returns the value of the '<em><b>Diagonals</b></em>' attribute.
	 * The literals are from the enumeration {@link org.leeway.model.DiagonalRule}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How diagonal steps on the grid may cut corners.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Diagonals</em>' attribute.
	 * @see org.leeway.model.DiagonalRule
	 * @see #setDiagonals(DiagonalRule)
	 * @see org.leeway.model.LevelPackage#getLevel_Diagonals()
	 * @model
	 * @generated
	 */
	DiagonalRule getDiagonals();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getDiagonals <em>Diagonals</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Diagonals</em>' attribute.
	 * @see org.leeway.model.DiagonalRule
	 * @see #getDiagonals()
	 * @generated
	 */
	void setDiagonals(DiagonalRule value);

	/**
	 * Returns the value of the '<em><b>Symmetry</b></em>' attribute.
	 * The literals are from the enumeration {@link org.leeway.model.MapSymmetry}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The symmetry that every edit of the level keeps.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Symmetry</em>' attribute.
	 * @see org.leeway.model.MapSymmetry
	 * @see #setSymmetry(MapSymmetry)
	 * @see org.leeway.model.LevelPackage#getLevel_Symmetry()
	 * @model
	 * @generated
	 */
	MapSymmetry getSymmetry();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getSymmetry <em>Symmetry</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Symmetry</em>' attribute.
	 * @see org.leeway.model.MapSymmetry
	 * @see #getSymmetry()
	 * @generated
	 */
	void setSymmetry(MapSymmetry value);

	/**
	 * Returns the value of the '<em><b>Scales</b></em>' attribute.
	 * The default value is <code>""</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The scales of coarser copies of the level, such as 1/2,1/4, and the rule by which a cell of a copy is blocked. No gate may differ in a copy. Empty if no copy is checked.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scales</em>' attribute.
	 * @see #setScales(String)
	 * @see org.leeway.model.LevelPackage#getLevel_Scales()
	 * @model default=""
	 * @generated
	 */
	String getScales();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getScales <em>Scales</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scales</em>' attribute.
	 * @see #getScales()
	 * @generated
	 */
	void setScales(String value);

	/**
	 * Returns the value of the '<em><b>Balance</b></em>' attribute.
	 * The default value is <code>""</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How much the starts may differ, in percent, such as time 5, area 10, lanes 0. Empty if nothing is checked.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Balance</em>' attribute.
	 * @see #setBalance(String)
	 * @see org.leeway.model.LevelPackage#getLevel_Balance()
	 * @model default=""
	 * @generated
	 */
	String getBalance();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getBalance <em>Balance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Balance</em>' attribute.
	 * @see #getBalance()
	 * @generated
	 */
	void setBalance(String value);

	/**
	 * Returns the value of the '<em><b>Frame</b></em>' attribute.
	 * The literals are from the enumeration {@link org.leeway.model.GameFrame}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How the game gives coordinates: as numbers of cells or in its own units. Or this is not known.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Frame</em>' attribute.
	 * @see org.leeway.model.GameFrame
	 * @see #setFrame(GameFrame)
	 * @see org.leeway.model.LevelPackage#getLevel_Frame()
	 * @model
	 * @generated
	 */
	GameFrame getFrame();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getFrame <em>Frame</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Frame</em>' attribute.
	 * @see org.leeway.model.GameFrame
	 * @see #getFrame()
	 * @generated
	 */
	void setFrame(GameFrame value);

	/**
	 * Returns the value of the '<em><b>Origin X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The game's x coordinate of the left side of the map. The frame says whether it is in cells or in units.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Origin X</em>' attribute.
	 * @see #isSetOriginX()
	 * @see #unsetOriginX()
	 * @see #setOriginX(double)
	 * @see org.leeway.model.LevelPackage#getLevel_OriginX()
	 * @model unsettable="true"
	 * @generated
	 */
	double getOriginX();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getOriginX <em>Origin X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Origin X</em>' attribute.
	 * @see #isSetOriginX()
	 * @see #unsetOriginX()
	 * @see #getOriginX()
	 * @generated
	 */
	void setOriginX(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.Level#getOriginX <em>Origin X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetOriginX()
	 * @see #getOriginX()
	 * @see #setOriginX(double)
	 * @generated
	 */
	void unsetOriginX();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.Level#getOriginX <em>Origin X</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Origin X</em>' attribute is set.
	 * @see #unsetOriginX()
	 * @see #getOriginX()
	 * @see #setOriginX(double)
	 * @generated
	 */
	boolean isSetOriginX();

	/**
	 * Returns the value of the '<em><b>Origin Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The game's second coordinate, such as y or z, of the upper side of the map. The frame says whether it is in cells or in units.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Origin Y</em>' attribute.
	 * @see #isSetOriginY()
	 * @see #unsetOriginY()
	 * @see #setOriginY(double)
	 * @see org.leeway.model.LevelPackage#getLevel_OriginY()
	 * @model unsettable="true"
	 * @generated
	 */
	double getOriginY();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getOriginY <em>Origin Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Origin Y</em>' attribute.
	 * @see #isSetOriginY()
	 * @see #unsetOriginY()
	 * @see #getOriginY()
	 * @generated
	 */
	void setOriginY(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.Level#getOriginY <em>Origin Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetOriginY()
	 * @see #getOriginY()
	 * @see #setOriginY(double)
	 * @generated
	 */
	void unsetOriginY();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.Level#getOriginY <em>Origin Y</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Origin Y</em>' attribute is set.
	 * @see #unsetOriginY()
	 * @see #getOriginY()
	 * @see #setOriginY(double)
	 * @generated
	 */
	boolean isSetOriginY();

	/**
	 * Returns the value of the '<em><b>YUp</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the game's other coordinate grows upwards.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>YUp</em>' attribute.
	 * @see #setYUp(boolean)
	 * @see org.leeway.model.LevelPackage#getLevel_YUp()
	 * @model
	 * @generated
	 */
	boolean isYUp();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#isYUp <em>YUp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>YUp</em>' attribute.
	 * @see #isYUp()
	 * @generated
	 */
	void setYUp(boolean value);

	/**
	 * Returns the value of the '<em><b>Axes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The game's names of its axes with a blank between, such as x z. Unset means x y.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Axes</em>' attribute.
	 * @see #setAxes(String)
	 * @see org.leeway.model.LevelPackage#getLevel_Axes()
	 * @model
	 * @generated
	 */
	String getAxes();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getAxes <em>Axes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Axes</em>' attribute.
	 * @see #getAxes()
	 * @generated
	 */
	void setAxes(String value);

	/**
	 * Returns the value of the '<em><b>Terrain Types</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.TerrainType}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The terrains that cells may have. Names and ids are unique.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Terrain Types</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_TerrainTypes()
	 * @model containment="true" keys="name"
	 * @generated
	 */
	EList<TerrainType> getTerrainTypes();

	/**
	 * Returns the value of the '<em><b>Agent Types</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.AgentType}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The agents the level is checked for. Names are unique.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Agent Types</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_AgentTypes()
	 * @model containment="true" keys="name"
	 * @generated
	 */
	EList<AgentType> getAgentTypes();

	/**
	 * Returns the value of the '<em><b>Circles</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.CircularObstacle}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The round obstacles.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Circles</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_Circles()
	 * @model containment="true"
	 * @generated
	 */
	EList<CircularObstacle> getCircles();

	/**
	 * Returns the value of the '<em><b>Polygons</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.PolygonObstacle}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The polygonal obstacles.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Polygons</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_Polygons()
	 * @model containment="true"
	 * @generated
	 */
	EList<PolygonObstacle> getPolygons();

	/**
	 * Returns the value of the '<em><b>Spawns</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.Spawn}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Where units start.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Spawns</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_Spawns()
	 * @model containment="true"
	 * @generated
	 */
	EList<Spawn> getSpawns();

	/**
	 * Returns the value of the '<em><b>Annotations</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.Annotation}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Notes of the designer, without an effect on any agent.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Annotations</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_Annotations()
	 * @model containment="true"
	 * @generated
	 */
	EList<Annotation> getAnnotations();

	/**
	 * Returns the value of the '<em><b>Probes</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.PathProbe}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pairs of cells between which the designer wants to see a path.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Probes</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_Probes()
	 * @model containment="true"
	 * @generated
	 */
	EList<PathProbe> getProbes();

	/**
	 * Returns the value of the '<em><b>Accepted</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.AcceptedFinding}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Findings that the designer has declared to be as intended.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Accepted</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_Accepted()
	 * @model containment="true"
	 * @generated
	 */
	EList<AcceptedFinding> getAccepted();

	/**
	 * Returns the value of the '<em><b>Nav Meshes</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.NavMeshLayer}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Navigation meshes, each a layer over the map.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Nav Meshes</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_NavMeshes()
	 * @model containment="true"
	 * @generated
	 */
	EList<NavMeshLayer> getNavMeshes();

	/**
	 * Returns the value of the '<em><b>Underlays</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.Underlay}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pictures over the terrain, to trace.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Underlays</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_Underlays()
	 * @model containment="true"
	 * @generated
	 */
	EList<Underlay> getUnderlays();

	/**
	 * Returns the value of the '<em><b>Conflicts</b></em>' containment reference list.
	 * The list contents are of type {@link org.leeway.model.MergeConflict}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What a merge left to decide: our side is in place in the level, and each conflict holds the other side.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Conflicts</em>' containment reference list.
	 * @see org.leeway.model.LevelPackage#getLevel_Conflicts()
	 * @model containment="true"
	 * @generated
	 */
	EList<MergeConflict> getConflicts();

	/**
	 * Returns the value of the '<em><b>Terrain</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The terrain id of every cell. Each id belongs to one of the terrain types.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Terrain</em>' attribute.
	 * @see #setTerrain(TerrainGrid)
	 * @see org.leeway.model.LevelPackage#getLevel_Terrain()
	 * @model dataType="org.leeway.model.TerrainGrid" required="true"
	 *        extendedMetaData="kind='element' name='terrain'"
	 * @generated
	 */
	TerrainGrid getTerrain();

	/**
	 * Sets the value of the '{@link org.leeway.model.Level#getTerrain <em>Terrain</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Terrain</em>' attribute.
	 * @see #getTerrain()
	 * @generated
	 */
	void setTerrain(TerrainGrid value);

} // Level
