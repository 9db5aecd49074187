import java.lang.reflect.Proxy;
import java.util.Arrays;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.assets.loaders.resolvers.AbsoluteFileHandleResolver;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.maps.MapLayer;
import com.badlogic.gdx.maps.MapObject;
import com.badlogic.gdx.maps.objects.EllipseMapObject;
import com.badlogic.gdx.maps.objects.PolygonMapObject;
import com.badlogic.gdx.maps.tiled.TiledMap;
import com.badlogic.gdx.maps.tiled.TiledMapTileLayer;
import com.badlogic.gdx.maps.tiled.TmxMapLoader;
import com.badlogic.gdx.math.Ellipse;

/**
 * A program that reads a map of Tiled with libGDX and prints it. Opens no window. For each layer of tiles, prints {@code
 * layer NAME}, and then a line for each row, with the top row first. The line has a value for each cell: the property {@code
 * name} of the tile, or its property {@code clearance} if the tile has no name. For each object, prints {@code ellipse} with
 * the rectangle around it, or {@code polygon} with its corners, in pixels.
 */
public final class LibGdx {

	public static void main(String[] arguments) {
		GL20 nothing = (GL20) Proxy.newProxyInstance(GL20.class.getClassLoader(), new Class<?>[] {GL20.class},
				(proxy, method, values) -> method.getReturnType() == int.class ? 0
						: method.getReturnType() == boolean.class ? false : method.getReturnType() == String.class ? "" : null);
		new HeadlessApplication(new ApplicationAdapter() {
			@Override
			public void create() {
				Gdx.gl = nothing;
				Gdx.gl20 = nothing;
				try {
					dump(new TmxMapLoader(new AbsoluteFileHandleResolver()).load(arguments[0]));
					System.exit(0);
				} catch (RuntimeException e) {
					e.printStackTrace();
					System.exit(1);
				}
			}
		});
	}

	private static void dump(TiledMap map) {
		for (MapLayer layer : map.getLayers()) {
			System.out.println("layer " + layer.getName());
			if (layer instanceof TiledMapTileLayer tiles) {
				for (int y = tiles.getHeight() - 1; y >= 0; y--) {
					StringBuilder row = new StringBuilder();
					for (int x = 0; x < tiles.getWidth(); x++) {
						TiledMapTileLayer.Cell cell = tiles.getCell(x, y);
						Object value = cell == null ? "-" : cell.getTile().getProperties().get("name");
						row.append(x == 0 ? "" : ",").append(value == null ? cell.getTile().getProperties().get("clearance") : value);
					}
					System.out.println(row);
				}
			}
			for (MapObject object : layer.getObjects()) {
				if (object instanceof EllipseMapObject ellipse) {
					Ellipse at = ellipse.getEllipse();
					System.out.println("ellipse " + at.x + " " + at.y + " " + at.width + " " + at.height);
				} else if (object instanceof PolygonMapObject polygon) {
					System.out.println("polygon " + Arrays.toString(polygon.getPolygon().getTransformedVertices()));
				} else {
					System.out.println("object " + object.getName() + " " + object.getProperties().get("type"));
				}
			}
		}
	}
}
