/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.ecore.EObject;

import org.leeway.pathing.grid.TerrainGrid;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Merge Conflict</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A decision that a merge left to the designer. It is about cells, a property or an object of the other version, theirs.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.MergeConflict#getX <em>X</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getY <em>Y</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getProperty <em>Property</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getValue <em>Value</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getTarget <em>Target</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getBase <em>Base</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getTerrainType <em>Terrain Type</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getAgentType <em>Agent Type</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getCircle <em>Circle</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getPolygon <em>Polygon</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getSpawn <em>Spawn</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getAnnotation <em>Annotation</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getProbe <em>Probe</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getAcceptedFinding <em>Accepted Finding</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getNavMesh <em>Nav Mesh</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getUnderlay <em>Underlay</em>}</li>
 *   <li>{@link org.leeway.model.MergeConflict#getCells <em>Cells</em>}</li>
 * </ul>
 *
 * @see org.leeway.model.LevelPackage#getMergeConflict()
 * @model
 * @generated
 */
public interface MergeConflict extends EObject {
	/**
	 * Returns the value of the '<em><b>X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The left column of the cells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>X</em>' attribute.
	 * @see #setX(int)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_X()
	 * @model
	 * @generated
	 */
	int getX();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getX <em>X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>X</em>' attribute.
	 * @see #getX()
	 * @generated
	 */
	void setX(int value);

	/**
	 * Returns the value of the '<em><b>Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The top row of the cells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Y</em>' attribute.
	 * @see #setY(int)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Y()
	 * @model
	 * @generated
	 */
	int getY();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getY <em>Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Y</em>' attribute.
	 * @see #getY()
	 * @generated
	 */
	void setY(int value);

	/**
	 * Returns the value of the '<em><b>Property</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The property of the level that both sides changed.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Property</em>' attribute.
	 * @see #setProperty(String)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Property()
	 * @model
	 * @generated
	 */
	String getProperty();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getProperty <em>Property</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Property</em>' attribute.
	 * @see #getProperty()
	 * @generated
	 */
	void setProperty(String value);

	/**
	 * Returns the value of the '<em><b>Value</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The value of the property in the other version, as in a file. Unset if the other version has no value.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Value</em>' attribute.
	 * @see #setValue(String)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Value()
	 * @model
	 * @generated
	 */
	String getValue();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getValue <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Value</em>' attribute.
	 * @see #getValue()
	 * @generated
	 */
	void setValue(String value);

	/**
	 * Returns the value of the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Our object in the level. Unset if our version removed the object.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target</em>' reference.
	 * @see #setTarget(EObject)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Target()
	 * @model resolveProxies="false"
	 * @generated
	 */
	EObject getTarget();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getTarget <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target</em>' reference.
	 * @see #getTarget()
	 * @generated
	 */
	void setTarget(EObject value);

	/**
	 * Returns the value of the '<em><b>Base</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the base had, as cells, a value or an object. The base is the level from which both sides were made. Empty if the base is not known. A base without cells, value and object had nothing, or the default value.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Base</em>' containment reference.
	 * @see #setBase(MergeConflict)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Base()
	 * @model containment="true"
	 * @generated
	 */
	MergeConflict getBase();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getBase <em>Base</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Base</em>' containment reference.
	 * @see #getBase()
	 * @generated
	 */
	void setBase(MergeConflict value);

	/**
	 * Returns the value of the '<em><b>Terrain Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The terrain of the other version. Unset if the other version removed the terrain, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Terrain Type</em>' containment reference.
	 * @see #setTerrainType(TerrainType)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_TerrainType()
	 * @model containment="true"
	 * @generated
	 */
	TerrainType getTerrainType();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getTerrainType <em>Terrain Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Terrain Type</em>' containment reference.
	 * @see #getTerrainType()
	 * @generated
	 */
	void setTerrainType(TerrainType value);

	/**
	 * Returns the value of the '<em><b>Agent Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The agent of the other version. Unset if the other version removed the agent, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Agent Type</em>' containment reference.
	 * @see #setAgentType(AgentType)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_AgentType()
	 * @model containment="true"
	 * @generated
	 */
	AgentType getAgentType();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getAgentType <em>Agent Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Agent Type</em>' containment reference.
	 * @see #getAgentType()
	 * @generated
	 */
	void setAgentType(AgentType value);

	/**
	 * Returns the value of the '<em><b>Circle</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The circle of the other version. Unset if the other version removed the circle, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Circle</em>' containment reference.
	 * @see #setCircle(CircularObstacle)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Circle()
	 * @model containment="true"
	 * @generated
	 */
	CircularObstacle getCircle();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getCircle <em>Circle</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Circle</em>' containment reference.
	 * @see #getCircle()
	 * @generated
	 */
	void setCircle(CircularObstacle value);

	/**
	 * Returns the value of the '<em><b>Polygon</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The polygon of the other version. Unset if the other version removed the polygon, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Polygon</em>' containment reference.
	 * @see #setPolygon(PolygonObstacle)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Polygon()
	 * @model containment="true"
	 * @generated
	 */
	PolygonObstacle getPolygon();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getPolygon <em>Polygon</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Polygon</em>' containment reference.
	 * @see #getPolygon()
	 * @generated
	 */
	void setPolygon(PolygonObstacle value);

	/**
	 * Returns the value of the '<em><b>Spawn</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The spawn of the other version. Unset if the other version removed the spawn, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Spawn</em>' containment reference.
	 * @see #setSpawn(Spawn)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Spawn()
	 * @model containment="true"
	 * @generated
	 */
	Spawn getSpawn();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getSpawn <em>Spawn</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Spawn</em>' containment reference.
	 * @see #getSpawn()
	 * @generated
	 */
	void setSpawn(Spawn value);

	/**
	 * Returns the value of the '<em><b>Annotation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The note of the other version. Unset if the other version removed the note, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Annotation</em>' containment reference.
	 * @see #setAnnotation(Annotation)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Annotation()
	 * @model containment="true"
	 * @generated
	 */
	Annotation getAnnotation();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getAnnotation <em>Annotation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Annotation</em>' containment reference.
	 * @see #getAnnotation()
	 * @generated
	 */
	void setAnnotation(Annotation value);

	/**
	 * Returns the value of the '<em><b>Probe</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The probe of the other version. Unset if the other version removed the probe, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Probe</em>' containment reference.
	 * @see #setProbe(PathProbe)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Probe()
	 * @model containment="true"
	 * @generated
	 */
	PathProbe getProbe();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getProbe <em>Probe</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Probe</em>' containment reference.
	 * @see #getProbe()
	 * @generated
	 */
	void setProbe(PathProbe value);

	/**
	 * Returns the value of the '<em><b>Accepted Finding</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The accepted finding of the other version. Unset if the other version removed the accepted finding, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Accepted Finding</em>' containment reference.
	 * @see #setAcceptedFinding(AcceptedFinding)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_AcceptedFinding()
	 * @model containment="true"
	 * @generated
	 */
	AcceptedFinding getAcceptedFinding();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getAcceptedFinding <em>Accepted Finding</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Accepted Finding</em>' containment reference.
	 * @see #getAcceptedFinding()
	 * @generated
	 */
	void setAcceptedFinding(AcceptedFinding value);

	/**
	 * Returns the value of the '<em><b>Nav Mesh</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The mesh of the other version. Unset if the other version removed the mesh, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Nav Mesh</em>' containment reference.
	 * @see #setNavMesh(NavMeshLayer)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_NavMesh()
	 * @model containment="true"
	 * @generated
	 */
	NavMeshLayer getNavMesh();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getNavMesh <em>Nav Mesh</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nav Mesh</em>' containment reference.
	 * @see #getNavMesh()
	 * @generated
	 */
	void setNavMesh(NavMeshLayer value);

	/**
	 * Returns the value of the '<em><b>Underlay</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The picture of the other version. Unset if the other version removed the picture, or if the conflict is about something else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Underlay</em>' containment reference.
	 * @see #setUnderlay(Underlay)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Underlay()
	 * @model containment="true"
	 * @generated
	 */
	Underlay getUnderlay();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getUnderlay <em>Underlay</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Underlay</em>' containment reference.
	 * @see #getUnderlay()
	 * @generated
	 */
	void setUnderlay(Underlay value);

	/**
	 * Returns the value of the '<em><b>Cells</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The terrain of the other version, theirs, in the region whose top-left cell is x, y. The region has the size of this grid.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cells</em>' attribute.
	 * @see #setCells(TerrainGrid)
	 * @see org.leeway.model.LevelPackage#getMergeConflict_Cells()
	 * @model dataType="org.leeway.model.ConflictCells"
	 *        extendedMetaData="kind='element' name='cells'"
	 * @generated
	 */
	TerrainGrid getCells();

	/**
	 * Sets the value of the '{@link org.leeway.model.MergeConflict#getCells <em>Cells</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cells</em>' attribute.
	 * @see #getCells()
	 * @generated
	 */
	void setCells(TerrainGrid value);

} // MergeConflict
