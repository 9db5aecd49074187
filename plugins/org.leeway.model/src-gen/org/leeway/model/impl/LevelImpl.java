/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.MinimalEObjectImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.leeway.model.AcceptedFinding;
import org.leeway.model.AgentType;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.MapSymmetry;
import org.leeway.model.MergeConflict;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.Starts;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;

import org.leeway.pathing.grid.TerrainGrid;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Level</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getCellScale <em>Cell Scale</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getStarts <em>Starts</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getMinArea <em>Min Area</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getDiagonals <em>Diagonals</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getSymmetry <em>Symmetry</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getScales <em>Scales</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getBalance <em>Balance</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getFrame <em>Frame</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getOriginX <em>Origin X</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getOriginY <em>Origin Y</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#isYUp <em>YUp</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getAxes <em>Axes</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getTerrainTypes <em>Terrain Types</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getAgentTypes <em>Agent Types</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getCircles <em>Circles</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getPolygons <em>Polygons</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getSpawns <em>Spawns</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getAnnotations <em>Annotations</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getProbes <em>Probes</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getAccepted <em>Accepted</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getNavMeshes <em>Nav Meshes</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getUnderlays <em>Underlays</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getConflicts <em>Conflicts</em>}</li>
 *   <li>{@link org.leeway.model.impl.LevelImpl#getTerrain <em>Terrain</em>}</li>
 * </ul>
 *
 * @generated
 */
public class LevelImpl extends MinimalEObjectImpl.Container implements Level {
	/**
	 * The default value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected static final String NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected String name = NAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getCellScale() <em>Cell Scale</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCellScale()
	 * @generated
	 * @ordered
	 */
	protected static final double CELL_SCALE_EDEFAULT = 1.0;

	/**
	 * The cached value of the '{@link #getCellScale() <em>Cell Scale</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCellScale()
	 * @generated
	 * @ordered
	 */
	protected double cellScale = CELL_SCALE_EDEFAULT;

	/**
	 * The default value of the '{@link #getStarts() <em>Starts</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStarts()
	 * @generated
	 * @ordered
	 */
	protected static final Starts STARTS_EDEFAULT = Starts.CONNECTED;

	/**
	 * The cached value of the '{@link #getStarts() <em>Starts</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStarts()
	 * @generated
	 * @ordered
	 */
	protected Starts starts = STARTS_EDEFAULT;

	/**
	 * The default value of the '{@link #getMinArea() <em>Min Area</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMinArea()
	 * @generated
	 * @ordered
	 */
	protected static final int MIN_AREA_EDEFAULT = 1;

	/**
	 * The cached value of the '{@link #getMinArea() <em>Min Area</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMinArea()
	 * @generated
	 * @ordered
	 */
	protected int minArea = MIN_AREA_EDEFAULT;

	/**
	 * The default value of the '{@link #getDiagonals() <em>Diagonals</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDiagonals()
	 * @generated
	 * @ordered
	 */
	protected static final DiagonalRule DIAGONALS_EDEFAULT = DiagonalRule.NEVER;

	/**
	 * The cached value of the '{@link #getDiagonals() <em>Diagonals</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDiagonals()
	 * @generated
	 * @ordered
	 */
	protected DiagonalRule diagonals = DIAGONALS_EDEFAULT;

	/**
	 * The default value of the '{@link #getSymmetry() <em>Symmetry</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSymmetry()
	 * @generated
	 * @ordered
	 */
	protected static final MapSymmetry SYMMETRY_EDEFAULT = MapSymmetry.NONE;

	/**
	 * The cached value of the '{@link #getSymmetry() <em>Symmetry</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSymmetry()
	 * @generated
	 * @ordered
	 */
	protected MapSymmetry symmetry = SYMMETRY_EDEFAULT;

	/**
	 * The default value of the '{@link #getScales() <em>Scales</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScales()
	 * @generated
	 * @ordered
	 */
	protected static final String SCALES_EDEFAULT = "";

	/**
	 * The cached value of the '{@link #getScales() <em>Scales</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScales()
	 * @generated
	 * @ordered
	 */
	protected String scales = SCALES_EDEFAULT;

	/**
	 * The default value of the '{@link #getBalance() <em>Balance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBalance()
	 * @generated
	 * @ordered
	 */
	protected static final String BALANCE_EDEFAULT = "";

	/**
	 * The cached value of the '{@link #getBalance() <em>Balance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBalance()
	 * @generated
	 * @ordered
	 */
	protected String balance = BALANCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getFrame() <em>Frame</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFrame()
	 * @generated
	 * @ordered
	 */
	protected static final GameFrame FRAME_EDEFAULT = GameFrame.NONE;

	/**
	 * The cached value of the '{@link #getFrame() <em>Frame</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFrame()
	 * @generated
	 * @ordered
	 */
	protected GameFrame frame = FRAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getOriginX() <em>Origin X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOriginX()
	 * @generated
	 * @ordered
	 */
	protected static final double ORIGIN_X_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getOriginX() <em>Origin X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOriginX()
	 * @generated
	 * @ordered
	 */
	protected double originX = ORIGIN_X_EDEFAULT;

	/**
	 * This is true if the Origin X attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean originXESet;

	/**
	 * The default value of the '{@link #getOriginY() <em>Origin Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOriginY()
	 * @generated
	 * @ordered
	 */
	protected static final double ORIGIN_Y_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getOriginY() <em>Origin Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOriginY()
	 * @generated
	 * @ordered
	 */
	protected double originY = ORIGIN_Y_EDEFAULT;

	/**
	 * This is true if the Origin Y attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean originYESet;

	/**
	 * The default value of the '{@link #isYUp() <em>YUp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isYUp()
	 * @generated
	 * @ordered
	 */
	protected static final boolean YUP_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isYUp() <em>YUp</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isYUp()
	 * @generated
	 * @ordered
	 */
	protected boolean yUp = YUP_EDEFAULT;

	/**
	 * The default value of the '{@link #getAxes() <em>Axes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAxes()
	 * @generated
	 * @ordered
	 */
	protected static final String AXES_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getAxes() <em>Axes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAxes()
	 * @generated
	 * @ordered
	 */
	protected String axes = AXES_EDEFAULT;

	/**
	 * The cached value of the '{@link #getTerrainTypes() <em>Terrain Types</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTerrainTypes()
	 * @generated
	 * @ordered
	 */
	protected EList<TerrainType> terrainTypes;

	/**
	 * The cached value of the '{@link #getAgentTypes() <em>Agent Types</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAgentTypes()
	 * @generated
	 * @ordered
	 */
	protected EList<AgentType> agentTypes;

	/**
	 * The cached value of the '{@link #getCircles() <em>Circles</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCircles()
	 * @generated
	 * @ordered
	 */
	protected EList<CircularObstacle> circles;

	/**
	 * The cached value of the '{@link #getPolygons() <em>Polygons</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPolygons()
	 * @generated
	 * @ordered
	 */
	protected EList<PolygonObstacle> polygons;

	/**
	 * The cached value of the '{@link #getSpawns() <em>Spawns</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSpawns()
	 * @generated
	 * @ordered
	 */
	protected EList<Spawn> spawns;

	/**
	 * The cached value of the '{@link #getAnnotations() <em>Annotations</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAnnotations()
	 * @generated
	 * @ordered
	 */
	protected EList<Annotation> annotations;

	/**
	 * The cached value of the '{@link #getProbes() <em>Probes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProbes()
	 * @generated
	 * @ordered
	 */
	protected EList<PathProbe> probes;

	/**
	 * The cached value of the '{@link #getAccepted() <em>Accepted</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAccepted()
	 * @generated
	 * @ordered
	 */
	protected EList<AcceptedFinding> accepted;

	/**
	 * The cached value of the '{@link #getNavMeshes() <em>Nav Meshes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNavMeshes()
	 * @generated
	 * @ordered
	 */
	protected EList<NavMeshLayer> navMeshes;

	/**
	 * The cached value of the '{@link #getUnderlays() <em>Underlays</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUnderlays()
	 * @generated
	 * @ordered
	 */
	protected EList<Underlay> underlays;

	/**
	 * The cached value of the '{@link #getConflicts() <em>Conflicts</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConflicts()
	 * @generated
	 * @ordered
	 */
	protected EList<MergeConflict> conflicts;

	/**
	 * The default value of the '{@link #getTerrain() <em>Terrain</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTerrain()
	 * @generated
	 * @ordered
	 */
	protected static final TerrainGrid TERRAIN_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTerrain() <em>Terrain</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTerrain()
	 * @generated
	 * @ordered
	 */
	protected TerrainGrid terrain = TERRAIN_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected LevelImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return LevelPackage.Literals.LEVEL;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
		return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setName(String newName) {
		String oldName = name;
		name = newName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getCellScale() {
		return cellScale;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCellScale(double newCellScale) {
		double oldCellScale = cellScale;
		cellScale = newCellScale;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__CELL_SCALE, oldCellScale, cellScale));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Starts getStarts() {
		return starts;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStarts(Starts newStarts) {
		Starts oldStarts = starts;
		starts = newStarts == null ? STARTS_EDEFAULT : newStarts;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__STARTS, oldStarts, starts));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getMinArea() {
		return minArea;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMinArea(int newMinArea) {
		int oldMinArea = minArea;
		minArea = newMinArea;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__MIN_AREA, oldMinArea, minArea));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public DiagonalRule getDiagonals() {
		return diagonals;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDiagonals(DiagonalRule newDiagonals) {
		DiagonalRule oldDiagonals = diagonals;
		diagonals = newDiagonals == null ? DIAGONALS_EDEFAULT : newDiagonals;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__DIAGONALS, oldDiagonals, diagonals));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public MapSymmetry getSymmetry() {
		return symmetry;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSymmetry(MapSymmetry newSymmetry) {
		MapSymmetry oldSymmetry = symmetry;
		symmetry = newSymmetry == null ? SYMMETRY_EDEFAULT : newSymmetry;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__SYMMETRY, oldSymmetry, symmetry));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getScales() {
		return scales;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setScales(String newScales) {
		String oldScales = scales;
		scales = newScales;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__SCALES, oldScales, scales));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getBalance() {
		return balance;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBalance(String newBalance) {
		String oldBalance = balance;
		balance = newBalance;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__BALANCE, oldBalance, balance));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public GameFrame getFrame() {
		return frame;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFrame(GameFrame newFrame) {
		GameFrame oldFrame = frame;
		frame = newFrame == null ? FRAME_EDEFAULT : newFrame;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__FRAME, oldFrame, frame));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getOriginX() {
		return originX;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOriginX(double newOriginX) {
		double oldOriginX = originX;
		originX = newOriginX;
		boolean oldOriginXESet = originXESet;
		originXESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__ORIGIN_X, oldOriginX, originX, !oldOriginXESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetOriginX() {
		double oldOriginX = originX;
		boolean oldOriginXESet = originXESet;
		originX = ORIGIN_X_EDEFAULT;
		originXESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.LEVEL__ORIGIN_X, oldOriginX, ORIGIN_X_EDEFAULT, oldOriginXESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetOriginX() {
		return originXESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getOriginY() {
		return originY;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOriginY(double newOriginY) {
		double oldOriginY = originY;
		originY = newOriginY;
		boolean oldOriginYESet = originYESet;
		originYESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__ORIGIN_Y, oldOriginY, originY, !oldOriginYESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetOriginY() {
		double oldOriginY = originY;
		boolean oldOriginYESet = originYESet;
		originY = ORIGIN_Y_EDEFAULT;
		originYESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, LevelPackage.LEVEL__ORIGIN_Y, oldOriginY, ORIGIN_Y_EDEFAULT, oldOriginYESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetOriginY() {
		return originYESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isYUp() {
		return yUp;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setYUp(boolean newYUp) {
		boolean oldYUp = yUp;
		yUp = newYUp;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__YUP, oldYUp, yUp));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getAxes() {
		return axes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAxes(String newAxes) {
		String oldAxes = axes;
		axes = newAxes;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__AXES, oldAxes, axes));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<TerrainType> getTerrainTypes() {
		if (terrainTypes == null) {
			terrainTypes = new EObjectContainmentEList<TerrainType>(TerrainType.class, this, LevelPackage.LEVEL__TERRAIN_TYPES);
		}
		return terrainTypes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<AgentType> getAgentTypes() {
		if (agentTypes == null) {
			agentTypes = new EObjectContainmentEList<AgentType>(AgentType.class, this, LevelPackage.LEVEL__AGENT_TYPES);
		}
		return agentTypes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<CircularObstacle> getCircles() {
		if (circles == null) {
			circles = new EObjectContainmentEList<CircularObstacle>(CircularObstacle.class, this, LevelPackage.LEVEL__CIRCLES);
		}
		return circles;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<PolygonObstacle> getPolygons() {
		if (polygons == null) {
			polygons = new EObjectContainmentEList<PolygonObstacle>(PolygonObstacle.class, this, LevelPackage.LEVEL__POLYGONS);
		}
		return polygons;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Spawn> getSpawns() {
		if (spawns == null) {
			spawns = new EObjectContainmentEList<Spawn>(Spawn.class, this, LevelPackage.LEVEL__SPAWNS);
		}
		return spawns;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Annotation> getAnnotations() {
		if (annotations == null) {
			annotations = new EObjectContainmentEList<Annotation>(Annotation.class, this, LevelPackage.LEVEL__ANNOTATIONS);
		}
		return annotations;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<PathProbe> getProbes() {
		if (probes == null) {
			probes = new EObjectContainmentEList<PathProbe>(PathProbe.class, this, LevelPackage.LEVEL__PROBES);
		}
		return probes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<AcceptedFinding> getAccepted() {
		if (accepted == null) {
			accepted = new EObjectContainmentEList<AcceptedFinding>(AcceptedFinding.class, this, LevelPackage.LEVEL__ACCEPTED);
		}
		return accepted;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<NavMeshLayer> getNavMeshes() {
		if (navMeshes == null) {
			navMeshes = new EObjectContainmentEList<NavMeshLayer>(NavMeshLayer.class, this, LevelPackage.LEVEL__NAV_MESHES);
		}
		return navMeshes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Underlay> getUnderlays() {
		if (underlays == null) {
			underlays = new EObjectContainmentEList<Underlay>(Underlay.class, this, LevelPackage.LEVEL__UNDERLAYS);
		}
		return underlays;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<MergeConflict> getConflicts() {
		if (conflicts == null) {
			conflicts = new EObjectContainmentEList<MergeConflict>(MergeConflict.class, this, LevelPackage.LEVEL__CONFLICTS);
		}
		return conflicts;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TerrainGrid getTerrain() {
		return terrain;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTerrain(TerrainGrid newTerrain) {
		TerrainGrid oldTerrain = terrain;
		terrain = newTerrain;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, LevelPackage.LEVEL__TERRAIN, oldTerrain, terrain));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case LevelPackage.LEVEL__TERRAIN_TYPES:
				return ((InternalEList<?>)getTerrainTypes()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__AGENT_TYPES:
				return ((InternalEList<?>)getAgentTypes()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__CIRCLES:
				return ((InternalEList<?>)getCircles()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__POLYGONS:
				return ((InternalEList<?>)getPolygons()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__SPAWNS:
				return ((InternalEList<?>)getSpawns()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__ANNOTATIONS:
				return ((InternalEList<?>)getAnnotations()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__PROBES:
				return ((InternalEList<?>)getProbes()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__ACCEPTED:
				return ((InternalEList<?>)getAccepted()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__NAV_MESHES:
				return ((InternalEList<?>)getNavMeshes()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__UNDERLAYS:
				return ((InternalEList<?>)getUnderlays()).basicRemove(otherEnd, msgs);
			case LevelPackage.LEVEL__CONFLICTS:
				return ((InternalEList<?>)getConflicts()).basicRemove(otherEnd, msgs);
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
			case LevelPackage.LEVEL__NAME:
				return getName();
			case LevelPackage.LEVEL__CELL_SCALE:
				return getCellScale();
			case LevelPackage.LEVEL__STARTS:
				return getStarts();
			case LevelPackage.LEVEL__MIN_AREA:
				return getMinArea();
			case LevelPackage.LEVEL__DIAGONALS:
				return getDiagonals();
			case LevelPackage.LEVEL__SYMMETRY:
				return getSymmetry();
			case LevelPackage.LEVEL__SCALES:
				return getScales();
			case LevelPackage.LEVEL__BALANCE:
				return getBalance();
			case LevelPackage.LEVEL__FRAME:
				return getFrame();
			case LevelPackage.LEVEL__ORIGIN_X:
				return getOriginX();
			case LevelPackage.LEVEL__ORIGIN_Y:
				return getOriginY();
			case LevelPackage.LEVEL__YUP:
				return isYUp();
			case LevelPackage.LEVEL__AXES:
				return getAxes();
			case LevelPackage.LEVEL__TERRAIN_TYPES:
				return getTerrainTypes();
			case LevelPackage.LEVEL__AGENT_TYPES:
				return getAgentTypes();
			case LevelPackage.LEVEL__CIRCLES:
				return getCircles();
			case LevelPackage.LEVEL__POLYGONS:
				return getPolygons();
			case LevelPackage.LEVEL__SPAWNS:
				return getSpawns();
			case LevelPackage.LEVEL__ANNOTATIONS:
				return getAnnotations();
			case LevelPackage.LEVEL__PROBES:
				return getProbes();
			case LevelPackage.LEVEL__ACCEPTED:
				return getAccepted();
			case LevelPackage.LEVEL__NAV_MESHES:
				return getNavMeshes();
			case LevelPackage.LEVEL__UNDERLAYS:
				return getUnderlays();
			case LevelPackage.LEVEL__CONFLICTS:
				return getConflicts();
			case LevelPackage.LEVEL__TERRAIN:
				return getTerrain();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case LevelPackage.LEVEL__NAME:
				setName((String)newValue);
				return;
			case LevelPackage.LEVEL__CELL_SCALE:
				setCellScale((Double)newValue);
				return;
			case LevelPackage.LEVEL__STARTS:
				setStarts((Starts)newValue);
				return;
			case LevelPackage.LEVEL__MIN_AREA:
				setMinArea((Integer)newValue);
				return;
			case LevelPackage.LEVEL__DIAGONALS:
				setDiagonals((DiagonalRule)newValue);
				return;
			case LevelPackage.LEVEL__SYMMETRY:
				setSymmetry((MapSymmetry)newValue);
				return;
			case LevelPackage.LEVEL__SCALES:
				setScales((String)newValue);
				return;
			case LevelPackage.LEVEL__BALANCE:
				setBalance((String)newValue);
				return;
			case LevelPackage.LEVEL__FRAME:
				setFrame((GameFrame)newValue);
				return;
			case LevelPackage.LEVEL__ORIGIN_X:
				setOriginX((Double)newValue);
				return;
			case LevelPackage.LEVEL__ORIGIN_Y:
				setOriginY((Double)newValue);
				return;
			case LevelPackage.LEVEL__YUP:
				setYUp((Boolean)newValue);
				return;
			case LevelPackage.LEVEL__AXES:
				setAxes((String)newValue);
				return;
			case LevelPackage.LEVEL__TERRAIN_TYPES:
				getTerrainTypes().clear();
				getTerrainTypes().addAll((Collection<? extends TerrainType>)newValue);
				return;
			case LevelPackage.LEVEL__AGENT_TYPES:
				getAgentTypes().clear();
				getAgentTypes().addAll((Collection<? extends AgentType>)newValue);
				return;
			case LevelPackage.LEVEL__CIRCLES:
				getCircles().clear();
				getCircles().addAll((Collection<? extends CircularObstacle>)newValue);
				return;
			case LevelPackage.LEVEL__POLYGONS:
				getPolygons().clear();
				getPolygons().addAll((Collection<? extends PolygonObstacle>)newValue);
				return;
			case LevelPackage.LEVEL__SPAWNS:
				getSpawns().clear();
				getSpawns().addAll((Collection<? extends Spawn>)newValue);
				return;
			case LevelPackage.LEVEL__ANNOTATIONS:
				getAnnotations().clear();
				getAnnotations().addAll((Collection<? extends Annotation>)newValue);
				return;
			case LevelPackage.LEVEL__PROBES:
				getProbes().clear();
				getProbes().addAll((Collection<? extends PathProbe>)newValue);
				return;
			case LevelPackage.LEVEL__ACCEPTED:
				getAccepted().clear();
				getAccepted().addAll((Collection<? extends AcceptedFinding>)newValue);
				return;
			case LevelPackage.LEVEL__NAV_MESHES:
				getNavMeshes().clear();
				getNavMeshes().addAll((Collection<? extends NavMeshLayer>)newValue);
				return;
			case LevelPackage.LEVEL__UNDERLAYS:
				getUnderlays().clear();
				getUnderlays().addAll((Collection<? extends Underlay>)newValue);
				return;
			case LevelPackage.LEVEL__CONFLICTS:
				getConflicts().clear();
				getConflicts().addAll((Collection<? extends MergeConflict>)newValue);
				return;
			case LevelPackage.LEVEL__TERRAIN:
				setTerrain((TerrainGrid)newValue);
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
			case LevelPackage.LEVEL__NAME:
				setName(NAME_EDEFAULT);
				return;
			case LevelPackage.LEVEL__CELL_SCALE:
				setCellScale(CELL_SCALE_EDEFAULT);
				return;
			case LevelPackage.LEVEL__STARTS:
				setStarts(STARTS_EDEFAULT);
				return;
			case LevelPackage.LEVEL__MIN_AREA:
				setMinArea(MIN_AREA_EDEFAULT);
				return;
			case LevelPackage.LEVEL__DIAGONALS:
				setDiagonals(DIAGONALS_EDEFAULT);
				return;
			case LevelPackage.LEVEL__SYMMETRY:
				setSymmetry(SYMMETRY_EDEFAULT);
				return;
			case LevelPackage.LEVEL__SCALES:
				setScales(SCALES_EDEFAULT);
				return;
			case LevelPackage.LEVEL__BALANCE:
				setBalance(BALANCE_EDEFAULT);
				return;
			case LevelPackage.LEVEL__FRAME:
				setFrame(FRAME_EDEFAULT);
				return;
			case LevelPackage.LEVEL__ORIGIN_X:
				unsetOriginX();
				return;
			case LevelPackage.LEVEL__ORIGIN_Y:
				unsetOriginY();
				return;
			case LevelPackage.LEVEL__YUP:
				setYUp(YUP_EDEFAULT);
				return;
			case LevelPackage.LEVEL__AXES:
				setAxes(AXES_EDEFAULT);
				return;
			case LevelPackage.LEVEL__TERRAIN_TYPES:
				getTerrainTypes().clear();
				return;
			case LevelPackage.LEVEL__AGENT_TYPES:
				getAgentTypes().clear();
				return;
			case LevelPackage.LEVEL__CIRCLES:
				getCircles().clear();
				return;
			case LevelPackage.LEVEL__POLYGONS:
				getPolygons().clear();
				return;
			case LevelPackage.LEVEL__SPAWNS:
				getSpawns().clear();
				return;
			case LevelPackage.LEVEL__ANNOTATIONS:
				getAnnotations().clear();
				return;
			case LevelPackage.LEVEL__PROBES:
				getProbes().clear();
				return;
			case LevelPackage.LEVEL__ACCEPTED:
				getAccepted().clear();
				return;
			case LevelPackage.LEVEL__NAV_MESHES:
				getNavMeshes().clear();
				return;
			case LevelPackage.LEVEL__UNDERLAYS:
				getUnderlays().clear();
				return;
			case LevelPackage.LEVEL__CONFLICTS:
				getConflicts().clear();
				return;
			case LevelPackage.LEVEL__TERRAIN:
				setTerrain(TERRAIN_EDEFAULT);
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
			case LevelPackage.LEVEL__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case LevelPackage.LEVEL__CELL_SCALE:
				return cellScale != CELL_SCALE_EDEFAULT;
			case LevelPackage.LEVEL__STARTS:
				return starts != STARTS_EDEFAULT;
			case LevelPackage.LEVEL__MIN_AREA:
				return minArea != MIN_AREA_EDEFAULT;
			case LevelPackage.LEVEL__DIAGONALS:
				return diagonals != DIAGONALS_EDEFAULT;
			case LevelPackage.LEVEL__SYMMETRY:
				return symmetry != SYMMETRY_EDEFAULT;
			case LevelPackage.LEVEL__SCALES:
				return SCALES_EDEFAULT == null ? scales != null : !SCALES_EDEFAULT.equals(scales);
			case LevelPackage.LEVEL__BALANCE:
				return BALANCE_EDEFAULT == null ? balance != null : !BALANCE_EDEFAULT.equals(balance);
			case LevelPackage.LEVEL__FRAME:
				return frame != FRAME_EDEFAULT;
			case LevelPackage.LEVEL__ORIGIN_X:
				return isSetOriginX();
			case LevelPackage.LEVEL__ORIGIN_Y:
				return isSetOriginY();
			case LevelPackage.LEVEL__YUP:
				return yUp != YUP_EDEFAULT;
			case LevelPackage.LEVEL__AXES:
				return AXES_EDEFAULT == null ? axes != null : !AXES_EDEFAULT.equals(axes);
			case LevelPackage.LEVEL__TERRAIN_TYPES:
				return terrainTypes != null && !terrainTypes.isEmpty();
			case LevelPackage.LEVEL__AGENT_TYPES:
				return agentTypes != null && !agentTypes.isEmpty();
			case LevelPackage.LEVEL__CIRCLES:
				return circles != null && !circles.isEmpty();
			case LevelPackage.LEVEL__POLYGONS:
				return polygons != null && !polygons.isEmpty();
			case LevelPackage.LEVEL__SPAWNS:
				return spawns != null && !spawns.isEmpty();
			case LevelPackage.LEVEL__ANNOTATIONS:
				return annotations != null && !annotations.isEmpty();
			case LevelPackage.LEVEL__PROBES:
				return probes != null && !probes.isEmpty();
			case LevelPackage.LEVEL__ACCEPTED:
				return accepted != null && !accepted.isEmpty();
			case LevelPackage.LEVEL__NAV_MESHES:
				return navMeshes != null && !navMeshes.isEmpty();
			case LevelPackage.LEVEL__UNDERLAYS:
				return underlays != null && !underlays.isEmpty();
			case LevelPackage.LEVEL__CONFLICTS:
				return conflicts != null && !conflicts.isEmpty();
			case LevelPackage.LEVEL__TERRAIN:
				return TERRAIN_EDEFAULT == null ? terrain != null : !TERRAIN_EDEFAULT.equals(terrain);
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
		result.append(" (name: ");
		result.append(name);
		result.append(", cellScale: ");
		result.append(cellScale);
		result.append(", starts: ");
		result.append(starts);
		result.append(", minArea: ");
		result.append(minArea);
		result.append(", diagonals: ");
		result.append(diagonals);
		result.append(", symmetry: ");
		result.append(symmetry);
		result.append(", scales: ");
		result.append(scales);
		result.append(", balance: ");
		result.append(balance);
		result.append(", frame: ");
		result.append(frame);
		result.append(", originX: ");
		if (originXESet) result.append(originX); else result.append("<unset>");
		result.append(", originY: ");
		if (originYESet) result.append(originY); else result.append("<unset>");
		result.append(", yUp: ");
		result.append(yUp);
		result.append(", axes: ");
		result.append(axes);
		result.append(", terrain: ");
		result.append(terrain);
		result.append(')');
		return result.toString();
	}

} //LevelImpl
