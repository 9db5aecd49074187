/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.leeway.model.AcceptedFinding;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelPackage;
import org.leeway.model.MergeConflict;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;

import org.leeway.pathing.grid.TerrainGrid;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Merge Conflict</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getX <em>X</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getY <em>Y</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getProperty <em>Property</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getValue <em>Value</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getTarget <em>Target</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getBase <em>Base</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getTerrainType <em>Terrain Type</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getAgentType <em>Agent Type</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getCircle <em>Circle</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getPolygon <em>Polygon</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getSpawn <em>Spawn</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getAnnotation <em>Annotation</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getProbe <em>Probe</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getAcceptedFinding <em>Accepted Finding</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getNavMesh <em>Nav Mesh</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getUnderlay <em>Underlay</em>}</li>
 *   <li>{@link org.leeway.model.impl.MergeConflictImpl#getCells <em>Cells</em>}</li>
 * </ul>
 *
 * @generated
 */
public class MergeConflictImpl extends MinimalEObjectImpl.Container implements MergeConflict {
	/**
	 * The default value of the '{@link #getX() <em>X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getX()
	 * @generated
	 * @ordered
	 */
	protected static final int X_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getX() <em>X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getX()
	 * @generated
	 * @ordered
	 */
	protected int x = X_EDEFAULT;

	/**
	 * The default value of the '{@link #getY() <em>Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getY()
	 * @generated
	 * @ordered
	 */
	protected static final int Y_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getY() <em>Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getY()
	 * @generated
	 * @ordered
	 */
	protected int y = Y_EDEFAULT;

	/**
	 * The default value of the '{@link #getProperty() <em>Property</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperty()
	 * @generated
	 * @ordered
	 */
	protected static final String PROPERTY_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getProperty() <em>Property</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperty()
	 * @generated
	 * @ordered
	 */
	protected String property = PROPERTY_EDEFAULT;

	/**
	 * The default value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected static final String VALUE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getValue() <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getValue()
	 * @generated
	 * @ordered
	 */
	protected String value = VALUE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getTarget() <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTarget()
	 * @generated
	 * @ordered
	 */
	protected EObject target;

	/**
	 * The cached value of the '{@link #getBase() <em>Base</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBase()
	 * @generated
	 * @ordered
	 */
	protected MergeConflict base;

	/**
	 * The cached value of the '{@link #getTerrainType() <em>Terrain Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTerrainType()
	 * @generated
	 * @ordered
	 */
	protected TerrainType terrainType;

	/**
	 * The cached value of the '{@link #getAgentType() <em>Agent Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAgentType()
	 * @generated
	 * @ordered
	 */
	protected AgentType agentType;

	/**
	 * The cached value of the '{@link #getCircle() <em>Circle</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCircle()
	 * @generated
	 * @ordered
	 */
	protected CircularObstacle circle;

	/**
	 * The cached value of the '{@link #getPolygon() <em>Polygon</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPolygon()
	 * @generated
	 * @ordered
	 */
	protected PolygonObstacle polygon;

	/**
	 * The cached value of the '{@link #getSpawn() <em>Spawn</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSpawn()
	 * @generated
	 * @ordered
	 */
	protected Spawn spawn;

	/**
	 * The cached value of the '{@link #getAnnotation() <em>Annotation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAnnotation()
	 * @generated
	 * @ordered
	 */
	protected Annotation annotation;

	/**
	 * The cached value of the '{@link #getProbe() <em>Probe</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProbe()
	 * @generated
	 * @ordered
	 */
	protected PathProbe probe;

	/**
	 * The cached value of the '{@link #getAcceptedFinding() <em>Accepted Finding</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAcceptedFinding()
	 * @generated
	 * @ordered
	 */
	protected AcceptedFinding acceptedFinding;

	/**
	 * The cached value of the '{@link #getNavMesh() <em>Nav Mesh</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNavMesh()
	 * @generated
	 * @ordered
	 */
	protected NavMeshLayer navMesh;

	/**
	 * The cached value of the '{@link #getUnderlay() <em>Underlay</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUnderlay()
	 * @generated
	 * @ordered
	 */
	protected Underlay underlay;

	/**
	 * The default value of the '{@link #getCells() <em>Cells</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCells()
	 * @generated
	 * @ordered
	 */
	protected static final TerrainGrid CELLS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCells() <em>Cells</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCells()
	 * @generated
	 * @ordered
	 */
	protected TerrainGrid cells = CELLS_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected MergeConflictImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return LevelPackage.Literals.MERGE_CONFLICT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getX() {
		return x;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setX(int newX) {
		int oldX = x;
		x = newX;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__X, oldX, x));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getY() {
		return y;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setY(int newY) {
		int oldY = y;
		y = newY;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__Y, oldY, y));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getProperty() {
		return property;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProperty(String newProperty) {
		String oldProperty = property;
		property = newProperty;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__PROPERTY, oldProperty, property));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getValue() {
		return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setValue(String newValue) {
		String oldValue = value;
		value = newValue;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__VALUE, oldValue, value));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EObject getTarget() {
		return target;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTarget(EObject newTarget) {
		EObject oldTarget = target;
		target = newTarget;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__TARGET, oldTarget, target));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MergeConflict getBase() {
		return base;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetBase(MergeConflict newBase, NotificationChain msgs) {
		MergeConflict oldBase = base;
		base = newBase;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__BASE, oldBase, newBase);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBase(MergeConflict newBase) {
		if (newBase != base) {
			NotificationChain msgs = null;
			if (base != null)
				msgs = ((InternalEObject)base).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__BASE, null, msgs);
			if (newBase != null)
				msgs = ((InternalEObject)newBase).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__BASE, null, msgs);
			msgs = basicSetBase(newBase, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__BASE, newBase, newBase));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TerrainType getTerrainType() {
		return terrainType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTerrainType(TerrainType newTerrainType, NotificationChain msgs) {
		TerrainType oldTerrainType = terrainType;
		terrainType = newTerrainType;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE, oldTerrainType, newTerrainType);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTerrainType(TerrainType newTerrainType) {
		if (newTerrainType != terrainType) {
			NotificationChain msgs = null;
			if (terrainType != null)
				msgs = ((InternalEObject)terrainType).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE, null, msgs);
			if (newTerrainType != null)
				msgs = ((InternalEObject)newTerrainType).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE, null, msgs);
			msgs = basicSetTerrainType(newTerrainType, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE, newTerrainType, newTerrainType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public AgentType getAgentType() {
		return agentType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetAgentType(AgentType newAgentType, NotificationChain msgs) {
		AgentType oldAgentType = agentType;
		agentType = newAgentType;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__AGENT_TYPE, oldAgentType, newAgentType);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAgentType(AgentType newAgentType) {
		if (newAgentType != agentType) {
			NotificationChain msgs = null;
			if (agentType != null)
				msgs = ((InternalEObject)agentType).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__AGENT_TYPE, null, msgs);
			if (newAgentType != null)
				msgs = ((InternalEObject)newAgentType).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__AGENT_TYPE, null, msgs);
			msgs = basicSetAgentType(newAgentType, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__AGENT_TYPE, newAgentType, newAgentType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public CircularObstacle getCircle() {
		return circle;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetCircle(CircularObstacle newCircle, NotificationChain msgs) {
		CircularObstacle oldCircle = circle;
		circle = newCircle;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__CIRCLE, oldCircle, newCircle);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCircle(CircularObstacle newCircle) {
		if (newCircle != circle) {
			NotificationChain msgs = null;
			if (circle != null)
				msgs = ((InternalEObject)circle).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__CIRCLE, null, msgs);
			if (newCircle != null)
				msgs = ((InternalEObject)newCircle).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__CIRCLE, null, msgs);
			msgs = basicSetCircle(newCircle, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__CIRCLE, newCircle, newCircle));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PolygonObstacle getPolygon() {
		return polygon;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetPolygon(PolygonObstacle newPolygon, NotificationChain msgs) {
		PolygonObstacle oldPolygon = polygon;
		polygon = newPolygon;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__POLYGON, oldPolygon, newPolygon);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPolygon(PolygonObstacle newPolygon) {
		if (newPolygon != polygon) {
			NotificationChain msgs = null;
			if (polygon != null)
				msgs = ((InternalEObject)polygon).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__POLYGON, null, msgs);
			if (newPolygon != null)
				msgs = ((InternalEObject)newPolygon).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__POLYGON, null, msgs);
			msgs = basicSetPolygon(newPolygon, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__POLYGON, newPolygon, newPolygon));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Spawn getSpawn() {
		return spawn;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetSpawn(Spawn newSpawn, NotificationChain msgs) {
		Spawn oldSpawn = spawn;
		spawn = newSpawn;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__SPAWN, oldSpawn, newSpawn);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSpawn(Spawn newSpawn) {
		if (newSpawn != spawn) {
			NotificationChain msgs = null;
			if (spawn != null)
				msgs = ((InternalEObject)spawn).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__SPAWN, null, msgs);
			if (newSpawn != null)
				msgs = ((InternalEObject)newSpawn).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__SPAWN, null, msgs);
			msgs = basicSetSpawn(newSpawn, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__SPAWN, newSpawn, newSpawn));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Annotation getAnnotation() {
		return annotation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetAnnotation(Annotation newAnnotation, NotificationChain msgs) {
		Annotation oldAnnotation = annotation;
		annotation = newAnnotation;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__ANNOTATION, oldAnnotation, newAnnotation);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAnnotation(Annotation newAnnotation) {
		if (newAnnotation != annotation) {
			NotificationChain msgs = null;
			if (annotation != null)
				msgs = ((InternalEObject)annotation).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__ANNOTATION, null, msgs);
			if (newAnnotation != null)
				msgs = ((InternalEObject)newAnnotation).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__ANNOTATION, null, msgs);
			msgs = basicSetAnnotation(newAnnotation, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__ANNOTATION, newAnnotation, newAnnotation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public PathProbe getProbe() {
		return probe;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetProbe(PathProbe newProbe, NotificationChain msgs) {
		PathProbe oldProbe = probe;
		probe = newProbe;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__PROBE, oldProbe, newProbe);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProbe(PathProbe newProbe) {
		if (newProbe != probe) {
			NotificationChain msgs = null;
			if (probe != null)
				msgs = ((InternalEObject)probe).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__PROBE, null, msgs);
			if (newProbe != null)
				msgs = ((InternalEObject)newProbe).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__PROBE, null, msgs);
			msgs = basicSetProbe(newProbe, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__PROBE, newProbe, newProbe));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public AcceptedFinding getAcceptedFinding() {
		return acceptedFinding;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetAcceptedFinding(AcceptedFinding newAcceptedFinding, NotificationChain msgs) {
		AcceptedFinding oldAcceptedFinding = acceptedFinding;
		acceptedFinding = newAcceptedFinding;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING, oldAcceptedFinding, newAcceptedFinding);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAcceptedFinding(AcceptedFinding newAcceptedFinding) {
		if (newAcceptedFinding != acceptedFinding) {
			NotificationChain msgs = null;
			if (acceptedFinding != null)
				msgs = ((InternalEObject)acceptedFinding).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING, null, msgs);
			if (newAcceptedFinding != null)
				msgs = ((InternalEObject)newAcceptedFinding).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING, null, msgs);
			msgs = basicSetAcceptedFinding(newAcceptedFinding, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING, newAcceptedFinding, newAcceptedFinding));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NavMeshLayer getNavMesh() {
		return navMesh;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetNavMesh(NavMeshLayer newNavMesh, NotificationChain msgs) {
		NavMeshLayer oldNavMesh = navMesh;
		navMesh = newNavMesh;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__NAV_MESH, oldNavMesh, newNavMesh);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNavMesh(NavMeshLayer newNavMesh) {
		if (newNavMesh != navMesh) {
			NotificationChain msgs = null;
			if (navMesh != null)
				msgs = ((InternalEObject)navMesh).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__NAV_MESH, null, msgs);
			if (newNavMesh != null)
				msgs = ((InternalEObject)newNavMesh).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__NAV_MESH, null, msgs);
			msgs = basicSetNavMesh(newNavMesh, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__NAV_MESH, newNavMesh, newNavMesh));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Underlay getUnderlay() {
		return underlay;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetUnderlay(Underlay newUnderlay, NotificationChain msgs) {
		Underlay oldUnderlay = underlay;
		underlay = newUnderlay;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__UNDERLAY, oldUnderlay, newUnderlay);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setUnderlay(Underlay newUnderlay) {
		if (newUnderlay != underlay) {
			NotificationChain msgs = null;
			if (underlay != null)
				msgs = ((InternalEObject)underlay).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__UNDERLAY, null, msgs);
			if (newUnderlay != null)
				msgs = ((InternalEObject)newUnderlay).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - LevelPackage.MERGE_CONFLICT__UNDERLAY, null, msgs);
			msgs = basicSetUnderlay(newUnderlay, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__UNDERLAY, newUnderlay, newUnderlay));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TerrainGrid getCells() {
		return cells;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCells(TerrainGrid newCells) {
		TerrainGrid oldCells = cells;
		cells = newCells;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.MERGE_CONFLICT__CELLS, oldCells, cells));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case LevelPackage.MERGE_CONFLICT__BASE:
				return basicSetBase(null, msgs);
			case LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE:
				return basicSetTerrainType(null, msgs);
			case LevelPackage.MERGE_CONFLICT__AGENT_TYPE:
				return basicSetAgentType(null, msgs);
			case LevelPackage.MERGE_CONFLICT__CIRCLE:
				return basicSetCircle(null, msgs);
			case LevelPackage.MERGE_CONFLICT__POLYGON:
				return basicSetPolygon(null, msgs);
			case LevelPackage.MERGE_CONFLICT__SPAWN:
				return basicSetSpawn(null, msgs);
			case LevelPackage.MERGE_CONFLICT__ANNOTATION:
				return basicSetAnnotation(null, msgs);
			case LevelPackage.MERGE_CONFLICT__PROBE:
				return basicSetProbe(null, msgs);
			case LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING:
				return basicSetAcceptedFinding(null, msgs);
			case LevelPackage.MERGE_CONFLICT__NAV_MESH:
				return basicSetNavMesh(null, msgs);
			case LevelPackage.MERGE_CONFLICT__UNDERLAY:
				return basicSetUnderlay(null, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case LevelPackage.MERGE_CONFLICT__X:
				return getX();
			case LevelPackage.MERGE_CONFLICT__Y:
				return getY();
			case LevelPackage.MERGE_CONFLICT__PROPERTY:
				return getProperty();
			case LevelPackage.MERGE_CONFLICT__VALUE:
				return getValue();
			case LevelPackage.MERGE_CONFLICT__TARGET:
				return getTarget();
			case LevelPackage.MERGE_CONFLICT__BASE:
				return getBase();
			case LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE:
				return getTerrainType();
			case LevelPackage.MERGE_CONFLICT__AGENT_TYPE:
				return getAgentType();
			case LevelPackage.MERGE_CONFLICT__CIRCLE:
				return getCircle();
			case LevelPackage.MERGE_CONFLICT__POLYGON:
				return getPolygon();
			case LevelPackage.MERGE_CONFLICT__SPAWN:
				return getSpawn();
			case LevelPackage.MERGE_CONFLICT__ANNOTATION:
				return getAnnotation();
			case LevelPackage.MERGE_CONFLICT__PROBE:
				return getProbe();
			case LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING:
				return getAcceptedFinding();
			case LevelPackage.MERGE_CONFLICT__NAV_MESH:
				return getNavMesh();
			case LevelPackage.MERGE_CONFLICT__UNDERLAY:
				return getUnderlay();
			case LevelPackage.MERGE_CONFLICT__CELLS:
				return getCells();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case LevelPackage.MERGE_CONFLICT__X:
				setX((Integer)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__Y:
				setY((Integer)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__PROPERTY:
				setProperty((String)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__VALUE:
				setValue((String)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__TARGET:
				setTarget((EObject)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__BASE:
				setBase((MergeConflict)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE:
				setTerrainType((TerrainType)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__AGENT_TYPE:
				setAgentType((AgentType)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__CIRCLE:
				setCircle((CircularObstacle)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__POLYGON:
				setPolygon((PolygonObstacle)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__SPAWN:
				setSpawn((Spawn)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__ANNOTATION:
				setAnnotation((Annotation)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__PROBE:
				setProbe((PathProbe)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING:
				setAcceptedFinding((AcceptedFinding)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__NAV_MESH:
				setNavMesh((NavMeshLayer)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__UNDERLAY:
				setUnderlay((Underlay)newValue);
				return;
			case LevelPackage.MERGE_CONFLICT__CELLS:
				setCells((TerrainGrid)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID) {
		switch (featureID) {
			case LevelPackage.MERGE_CONFLICT__X:
				setX(X_EDEFAULT);
				return;
			case LevelPackage.MERGE_CONFLICT__Y:
				setY(Y_EDEFAULT);
				return;
			case LevelPackage.MERGE_CONFLICT__PROPERTY:
				setProperty(PROPERTY_EDEFAULT);
				return;
			case LevelPackage.MERGE_CONFLICT__VALUE:
				setValue(VALUE_EDEFAULT);
				return;
			case LevelPackage.MERGE_CONFLICT__TARGET:
				setTarget((EObject)null);
				return;
			case LevelPackage.MERGE_CONFLICT__BASE:
				setBase((MergeConflict)null);
				return;
			case LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE:
				setTerrainType((TerrainType)null);
				return;
			case LevelPackage.MERGE_CONFLICT__AGENT_TYPE:
				setAgentType((AgentType)null);
				return;
			case LevelPackage.MERGE_CONFLICT__CIRCLE:
				setCircle((CircularObstacle)null);
				return;
			case LevelPackage.MERGE_CONFLICT__POLYGON:
				setPolygon((PolygonObstacle)null);
				return;
			case LevelPackage.MERGE_CONFLICT__SPAWN:
				setSpawn((Spawn)null);
				return;
			case LevelPackage.MERGE_CONFLICT__ANNOTATION:
				setAnnotation((Annotation)null);
				return;
			case LevelPackage.MERGE_CONFLICT__PROBE:
				setProbe((PathProbe)null);
				return;
			case LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING:
				setAcceptedFinding((AcceptedFinding)null);
				return;
			case LevelPackage.MERGE_CONFLICT__NAV_MESH:
				setNavMesh((NavMeshLayer)null);
				return;
			case LevelPackage.MERGE_CONFLICT__UNDERLAY:
				setUnderlay((Underlay)null);
				return;
			case LevelPackage.MERGE_CONFLICT__CELLS:
				setCells(CELLS_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID) {
		switch (featureID) {
			case LevelPackage.MERGE_CONFLICT__X:
				return x != X_EDEFAULT;
			case LevelPackage.MERGE_CONFLICT__Y:
				return y != Y_EDEFAULT;
			case LevelPackage.MERGE_CONFLICT__PROPERTY:
				return PROPERTY_EDEFAULT == null ? property != null : !PROPERTY_EDEFAULT.equals(property);
			case LevelPackage.MERGE_CONFLICT__VALUE:
				return VALUE_EDEFAULT == null ? value != null : !VALUE_EDEFAULT.equals(value);
			case LevelPackage.MERGE_CONFLICT__TARGET:
				return target != null;
			case LevelPackage.MERGE_CONFLICT__BASE:
				return base != null;
			case LevelPackage.MERGE_CONFLICT__TERRAIN_TYPE:
				return terrainType != null;
			case LevelPackage.MERGE_CONFLICT__AGENT_TYPE:
				return agentType != null;
			case LevelPackage.MERGE_CONFLICT__CIRCLE:
				return circle != null;
			case LevelPackage.MERGE_CONFLICT__POLYGON:
				return polygon != null;
			case LevelPackage.MERGE_CONFLICT__SPAWN:
				return spawn != null;
			case LevelPackage.MERGE_CONFLICT__ANNOTATION:
				return annotation != null;
			case LevelPackage.MERGE_CONFLICT__PROBE:
				return probe != null;
			case LevelPackage.MERGE_CONFLICT__ACCEPTED_FINDING:
				return acceptedFinding != null;
			case LevelPackage.MERGE_CONFLICT__NAV_MESH:
				return navMesh != null;
			case LevelPackage.MERGE_CONFLICT__UNDERLAY:
				return underlay != null;
			case LevelPackage.MERGE_CONFLICT__CELLS:
				return CELLS_EDEFAULT == null ? cells != null : !CELLS_EDEFAULT.equals(cells);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (x: ");
		result.append(x);
		result.append(", y: ");
		result.append(y);
		result.append(", property: ");
		result.append(property);
		result.append(", value: ");
		result.append(value);
		result.append(", cells: ");
		result.append(cells);
		result.append(')');
		return result.toString();
	}

} //MergeConflictImpl
