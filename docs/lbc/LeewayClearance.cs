// Reads Leeway Binary Clearance (.lbc), versions 1 and 2. One file for Unity, Godot or any other C#, without a library.
//
//     var map = new Leeway.Clearance(System.IO.File.ReadAllBytes("harbour.lbc"));
//     var tank = System.Array.Find(map.Agents, agent => agent.Name == "tank");
//     int clearance = map.Layers[tank.Layer].Value(x, y);
//     bool reaches = map.Meshes[tank.Layer].Reaches(fromX, fromY, toX, toY, radius);
//
// Cell 0,0 is at the top left, x goes right, y down. Broken files are refused with an InvalidDataException.

using System;
using System.IO;
using System.Linq;
using System.Text;

namespace Leeway {

	/// <summary>The cell of a unit that a value belongs to; None for values of the cell itself.</summary>
	public enum Anchor { None, TopLeft, Covering, Centre }

	/// <summary>An agent, and the index of the layer for its terrains.</summary>
	public sealed class Agent {
		public string Name { get; internal set; }
		public int Size { get; internal set; }
		public int Layer { get; internal set; }
		public double Radius { get; internal set; }
	}

	/// <summary>The values of a layer: the clearance for some terrains, or another one.</summary>
	public sealed class Layer {
		private readonly byte[] bytes;
		private readonly int index;
		private readonly int data;
		private readonly int columns;
		private readonly int capability;
		private readonly string[] terrains;

		internal Layer(byte[] bytes, int width, int height, int index, int data, int capability, string[] terrains) {
			this.bytes = bytes;
			this.index = index;
			this.data = data;
			this.capability = capability;
			this.terrains = terrains;
			this.columns = (width + 15) >> 4;
			Width = width;
			Height = height;
		}

		public int Width { get; private set; }
		public int Height { get; private set; }
		public string Id { get; internal set; }
		public string Metric { get; internal set; }
		public Anchor Anchor { get; internal set; }
		public long Greatest { get; internal set; }
		/// <summary>The names of the terrains that the layer is for, in a new array each time.</summary>
		public string[] Capability {
			get { return terrains.Where((name, i) => (bytes[capability + i / 8] >> i % 8 & 1) != 0).ToArray(); }
		}

		/// <summary>The value of a cell; -1 outside of the map.</summary>
		public int Value(int x, int y) {
			if (x < 0 || y < 0 || x >= Width || y >= Height) {
				return -1;
			}
			int entry = index + 8 * ((y >> 4) * columns + (x >> 4));
			int width = bytes[entry + 6];
			int start = bytes[entry + 4] | bytes[entry + 5] << 8;
			if (width == 0) {
				return start;
			}
			int bit = ((y & 15) << 4 | x & 15) * width;
			int block = bytes[entry] | bytes[entry + 1] << 8 | bytes[entry + 2] << 16 | bytes[entry + 3] << 24;
			int at = data + 32 * block + (bit >> 3);
			return start + (width == 16 ? bytes[at] | bytes[at + 1] << 8 : bytes[at] >> (bit & 7) & ((1 << width) - 1));
		}
	}

	/// <summary>
	/// Convex faces for the terrains of a layer, which answer for discs of any radius. Coordinates and radii are in cells.
	/// Faces, half-edges and vertices are numbers from 0, and None stands for one that does not exist. The half-edges of face f
	/// are FirstEdge(f) to FirstEdge(f + 1) - 1, clockwise on the screen. Only one thread may use an object.
	/// </summary>
	public sealed class Mesh {
		public const int None = -1;

		private readonly double[] xs;
		private readonly double[] ys;
		private readonly int[] origins;
		private readonly int[] across;
		private readonly double[] widths;
		private readonly double[] exits;
		private readonly int[] parents;
		private readonly int[] firstEdges;
		private readonly int[] rooms;
		private readonly int[] starts;
		private readonly int[] listed;
		private readonly double left;
		private readonly double top;
		private readonly double side;
		private readonly int columns;
		private readonly int rows;
		private readonly Search search;

		internal Mesh(MeshArrays arrays, double left, double top, double side, int columns, int rows) {
			xs = arrays.Xs;
			ys = arrays.Ys;
			origins = arrays.Origins;
			across = arrays.Across;
			widths = arrays.Widths;
			exits = arrays.Exits;
			parents = arrays.Parents;
			firstEdges = arrays.FirstEdges;
			rooms = arrays.Rooms;
			starts = arrays.Starts;
			listed = arrays.Listed;
			this.left = left;
			this.top = top;
			this.side = side;
			this.columns = columns;
			this.rows = rows;
			search = new Search(rooms.Length);
		}

		public int VertexCount { get { return xs.Length; } }
		public int EdgeCount { get { return origins.Length; } }
		public int FaceCount { get { return rooms.Length; } }

		public double X(int vertex) { return xs[vertex]; }

		public double Y(int vertex) { return ys[vertex]; }

		public int FirstEdge(int face) { return firstEdges[face]; }

		/// <summary>The vertex at which a half-edge begins.</summary>
		public int Origin(int edge) { return origins[edge]; }

		/// <summary>The face beyond a half-edge, or None at a wall.</summary>
		public int Across(int edge) { return across[edge]; }

		/// <summary>The radius of the largest disc whose centre passes a half-edge; 0 at a wall.</summary>
		public double Width(int edge) { return widths[edge]; }

		/// <summary>How far a place is inside of a face, roughly: 0 inside, else minus the distance from the line of an edge.</summary>
		private double Depth(int face, double x, double y, double least) {
			int end = firstEdges[face + 1];
			double depth = 0;
			int from = origins[end - 1];
			for (int edge = firstEdges[face]; edge < end && depth > least; edge++) {
				int to = origins[edge];
				double dx = xs[to] - xs[from];
				double dy = ys[to] - ys[from];
				double cross = dx * (y - ys[from]) - dy * (x - xs[from]);
				if (cross < 0) {
					depth = Math.Min(depth, cross / Math.Sqrt(dx * dx + dy * dy));
				}
				from = to;
			}
			return depth;
		}

		/// <summary>The face at a place, or None outside of the mesh.</summary>
		public int FaceAt(double x, double y) {
			double column = (x - left) / side;
			double row = (y - top) / side;
			if (!(column >= 0 && column <= columns && row >= 0 && row <= rows)) {
				return None;
			}
			int bucket = (int) Math.Min(row, rows - 1) * columns + (int) Math.Min(column, columns - 1);
			int best = None;
			double least = -1e-9;
			for (int i = starts[bucket]; i < starts[bucket + 1] && least < 0; i++) {
				double depth = Depth(listed[i], x, y, least);
				if (depth > least) {
					least = depth;
					best = listed[i];
				}
			}
			return best;
		}

		private double Squared(int from, int to, double x, double y) {
			double px = x - xs[from];
			double py = y - ys[from];
			double dx = xs[to] - xs[from];
			double dy = ys[to] - ys[from];
			double along = px * dx + py * dy;
			double length = dx * dx + dy * dy;
			if (along <= 0) {
				return px * px + py * py;
			}
			if (along >= length) {
				return (px - dx) * (px - dx) + (py - dy) * (py - dy);
			}
			double cross = dx * py - dy * px;
			return cross * cross / length;
		}

		/// <summary>
		/// The face at a place if a disc fits there, so that no wall is nearer to its centre than its radius; else None.
		/// </summary>
		public int Fits(double x, double y, double radius) {
			int face = radius >= 0 ? FaceAt(x, y) : None;
			if (face == None) {
				return None;
			}
			double reach = radius * (1 - 1e-12);
			search.Begin();
			search.Push(face);
			while (!search.IsEmpty) {
				int next = search.Pop();
				int edge = firstEdges[next + 1] - 1;
				for (int after = firstEdges[next]; after < firstEdges[next + 1]; edge = after++) {
					int beyond = across[edge];
					if ((beyond == None || !search.HasMet(beyond))
							&& Squared(origins[edge], origins[after], x, y) < reach * reach) {
						if (beyond == None) {
							return None;
						}
						search.Push(beyond);
					}
				}
			}
			return face;
		}

		/// <summary>
		/// A number of the area that a disc reaches from a face. Two faces are connected for it if the numbers are equal.
		/// </summary>
		public int Component(int face, double radius) {
			int room = rooms[face];
			while (parents[room] != None && exits[room] >= radius) {
				room = parents[room];
			}
			return room;
		}

		private bool Ends(double fromX, double fromY, double toX, double toY, double radius, out int from, out int to) {
			from = Fits(fromX, fromY, radius);
			to = from == None ? None : Fits(toX, toY, radius);
			return to != None && Component(from, radius) == Component(to, radius);
		}

		/// <summary>Whether a disc gets from a place to another.</summary>
		public bool Reaches(double fromX, double fromY, double toX, double toY, double radius) {
			int from, to;
			return Ends(fromX, fromY, toX, toY, radius, out from, out to);
		}

		/// <summary>
		/// A short corridor for a disc from a place to another: the half-edges that it passes, each at least as wide; null if
		/// it does not get there.
		/// </summary>
		public int[] Corridor(double fromX, double fromY, double toX, double toY, double radius) {
			int start, goal;
			if (!Ends(fromX, fromY, toX, toY, radius, out start, out goal)) {
				return null;
			}
			search.Begin();
			search.Open(start, 0, 0, fromX, fromY, None, None);
			while (!search.IsEmpty) {
				int face = search.TakeFirst();
				if (face == goal) {
					return search.Portals(start, goal);
				}
				int edge = firstEdges[face + 1] - 1;
				for (int after = firstEdges[face]; after < firstEdges[face + 1]; edge = after++) {
					if (across[edge] != None && widths[edge] >= radius) {
						Step(face, edge, after, goal, toX, toY);
					}
				}
			}
			return null;
		}

		/// <summary>
		/// Goes from a face through a half-edge, to the middle of it; A* reaches the face beyond if this is cheaper.
		/// </summary>
		private void Step(int face, int edge, int after, int goal, double x, double y) {
			int beyond = across[edge];
			if (search.IsDone(beyond)) {
				return;
			}
			double middleX = (xs[origins[edge]] + xs[origins[after]]) / 2;
			double middleY = (ys[origins[edge]] + ys[origins[after]]) / 2;
			double rest = Search.Distance(middleX, middleY, x, y);
			double cost = search.CostTo(face, middleX, middleY) + (beyond == goal ? rest : 0);
			if (!search.HasMet(beyond) || cost < search.Cost(beyond)) {
				search.Open(beyond, cost, beyond == goal ? cost : cost + rest, middleX, middleY, edge, face);
			}
		}
	}

	/// <summary>The faces of a mesh that a search has met, and a heap of those that are open.</summary>
	internal sealed class Search {
		private struct Node {
			public double Cost, Total, X, Y;
			public uint Stamp;
			/// <summary>Index in the heap; -1 for a face that is done.</summary>
			public int Place;
			/// <summary>The half-edge that leads to the face.</summary>
			public int Via;
			public int From;
		}

		private readonly Node[] nodes;
		private readonly int[] heap;
		private int count;
		private uint stamp;

		internal Search(int faces) {
			nodes = new Node[faces];
			heap = new int[faces];
		}

		internal bool IsEmpty { get { return count == 0; } }

		internal void Begin() {
			count = 0;
			stamp++;
			if (stamp == 0) {
				Array.Clear(nodes, 0, nodes.Length);
				stamp = 1;
			}
		}

		internal bool HasMet(int face) { return nodes[face].Stamp == stamp; }

		internal bool IsDone(int face) { return HasMet(face) && nodes[face].Place < 0; }

		internal double Cost(int face) { return nodes[face].Cost; }

		/// <summary>The cost to a place by way of a face.</summary>
		internal double CostTo(int face, double x, double y) {
			return nodes[face].Cost + Distance(nodes[face].X, nodes[face].Y, x, y);
		}

		internal static double Distance(double ax, double ay, double bx, double by) {
			return Math.Sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
		}

		/// <summary>Adds a face at the end, without an order.</summary>
		internal void Push(int face) {
			nodes[face].Stamp = stamp;
			heap[count++] = face;
		}

		internal int Pop() { return heap[--count]; }

		private void Set(int at, int face) {
			heap[at] = face;
			nodes[face].Place = at;
		}

		/// <summary>Adds a face to the heap, or moves it up.</summary>
		internal void Open(int face, double cost, double total, double x, double y, int via, int from) {
			int at = HasMet(face) ? nodes[face].Place : count++;
			nodes[face] = new Node { Cost = cost, Total = total, X = x, Y = y, Stamp = stamp, Via = via, From = from };
			for (; at > 0 && total < nodes[heap[(at - 1) / 2]].Total; at = (at - 1) / 2) {
				Set(at, heap[(at - 1) / 2]);
			}
			Set(at, face);
		}

		/// <summary>Takes the face with the lowest total.</summary>
		internal int TakeFirst() {
			int first = heap[0];
			int last = heap[--count];
			int at = 0;
			for (int child = 1; child < count; child = 2 * at + 1) {
				if (child + 1 < count && nodes[heap[child + 1]].Total < nodes[heap[child]].Total) {
					child++;
				}
				if (!(nodes[heap[child]].Total < nodes[last].Total)) {
					break;
				}
				Set(at, heap[child]);
				at = child;
			}
			Set(at, last);
			nodes[first].Place = -1;
			return first;
		}

		internal int[] Portals(int start, int goal) {
			int length = 0;
			for (int at = goal; at != start; at = nodes[at].From) {
				length++;
			}
			var portals = new int[length];
			for (int at = goal; at != start; at = nodes[at].From) {
				portals[--length] = nodes[at].Via;
			}
			return portals;
		}
	}

	/// <summary>The numbers of a mesh.</summary>
	internal sealed class MeshArrays {
		internal double[] Xs, Ys, Widths, Exits;
		internal int[] Origins, Across, Parents, FirstEdges, Rooms, Starts, Listed;
	}

	/// <summary>A file.</summary>
	public sealed class Clearance {
		private const int MostCells = 65536;
		private const int MostTerrains = 256;
		private const int MostValue = 65535;
		/// <summary>Limit for the lengths of all texts together: many texts may have the same bytes.</summary>
		private const int MostText = 16777216;
		private const long MostBuckets = 16777216;
		private const long MostItems = 134217728;
		private readonly byte[] bytes;
		private readonly int header;
		private readonly int texts;
		/// <summary>Offset behind the last part of the values that was checked.</summary>
		private int next;
		/// <summary>Length of all texts that were checked.</summary>
		private int textLength;

		/// <param name="verify">whether to compare the checksum of the values too</param>
		public Clearance(byte[] file, bool verify = true) {
			bytes = file;
			Check(file.Length >= 72, "too short");
			Check(file[0] == 'L' && file[1] == 'B' && file[2] == 'C' && file[3] == 0x1A, "it begins with other bytes");
			Check(Short(4) == 1 || Short(4) == 2, "version " + Short(4) + ", expected 1 or 2");
			Check(Long(24) == (ulong) file.Length, "too short or too long");
			long width = Int(8), height = Int(12), end = Int(32), textsAt = Int(36);
			int layers = Short(40), agents = Short(42), terrains = Short(44), meshes = Short(4) == 2 ? Short(48) : 0;
			long records = 64L + 80 * (layers + meshes) + 24 * agents + 8 * terrains;
			CellScale = Double(16);
			Check(end >= 68 && end % 32 == 0 && end <= file.Length - 4 && textsAt <= end - 4 && textsAt >= records
				&& (meshes == 0 || meshes == layers) && terrains <= MostTerrains && file[46] == 4 && width >= 1 && width <= MostCells
				&& height >= 1 && height <= MostCells && CellScale != 0 && IsLength(CellScale), "the header makes no sense");
			header = next = (int) end;
			texts = (int) textsAt;
			Width = (int) width;
			Height = (int) height;
			Diagonals = file[47];
			CheckSum(0, header - 4);
			int agentsAt = 64 + 80 * layers;
			int terrainsAt = agentsAt + 24 * agents;
			Terrains = Records(terrains, i => Text(terrainsAt + 8 * i));
			Layers = Records(layers, i => ReadLayer(64 + 80 * i));
			Agents = Records(agents, i => ReadAgent(agentsAt + 24 * i));
			Meshes = Records(meshes, i => ReadMesh(terrainsAt + 8 * terrains + 80 * i));
			if (verify) {
				CheckSum(header, file.Length - 4);
			}
		}

		public int Width { get; private set; }
		public int Height { get; private set; }
		/// <summary>The side of a cell in the unit of the game.</summary>
		public double CellScale { get; private set; }
		/// <summary>The rule of diagonal steps: 0 never, 1 one, 2 always, 3 straight.</summary>
		public int Diagonals { get; private set; }
		public string[] Terrains { get; private set; }
		public Layer[] Layers { get; private set; }
		public Agent[] Agents { get; private set; }
		/// <summary>A mesh for each layer, or none.</summary>
		public Mesh[] Meshes { get; private set; }

		private static T[] Records<T>(int count, Func<int, T> read) {
			var all = new T[count];
			for (int i = 0; i < count; i++) {
				all[i] = read(i);
			}
			return all;
		}

		private Layer ReadLayer(int at) {
			long tiles = (long) ((Width + 15) / 16) * ((Height + 15) / 16);
			int index = Part(Long(at), (ulong) (8 * tiles));
			ulong length = Long(at + 16);
			int data = Part(Long(at + 8), length);
			for (long i = 0; i < tiles; i++) {
				int entry = (int) (index + 8 * i);
				uint bits = bytes[entry + 6];
				Check(bits == 0 || (bits == 1 || bits == 2 || bits == 4 || bits == 8 || bits == 16)
					&& 32 * ((ulong) Int(entry) + bits) <= length, "the index makes no sense");
			}
			Check(bytes[at + 28] <= 3, "an unknown anchor");
			Check(Int(at + 24) <= MostValue, "a greatest value of more than 65535");
			return new Layer(bytes, Width, Height, index, data, at + 48, Terrains) {
				Id = Text(at + 32), Metric = Text(at + 40), Anchor = (Anchor) bytes[at + 28], Greatest = Int(at + 24)
			};
		}

		private Agent ReadAgent(int at) {
			long size = Int(at + 8), layer = Int(at + 12);
			double radius = Double(at + 16);
			Check(layer < Layers.Length, "an agent without a layer");
			Check(size >= 1 && size <= int.MaxValue && IsLength(radius), "the size of an agent makes no sense");
			return new Agent { Name = Text(at), Size = (int) size, Layer = (int) layer, Radius = radius };
		}

		private Mesh ReadMesh(int at) {
			long vertices = Int(at + 16), edges = Int(at + 20), rooms = Int(at + 24), faces = Int(at + 28);
			double left = Double(at + 32), top = Double(at + 40), side = Double(at + 48);
			long columns = Int(at + 56), rows = Int(at + 60), listed = Int(at + 64);
			Check(columns >= 1 && rows >= 1 && columns <= MostBuckets && rows <= MostBuckets && columns * rows <= MostBuckets
				&& vertices <= MostItems && edges <= MostItems && rooms <= MostItems && faces <= MostItems
				&& IsLength(Math.Abs(left)) && IsLength(Math.Abs(top)) && IsLength(side) && side > 0
				&& Long(at + 8) == (ulong) (16 * (vertices + edges + rooms) + 8 * (faces + 1) + 4 * (columns * rows + 1 + listed)),
				"the header of a mesh makes no sense");
			int first = Part(Long(at), Long(at + 8));
			var arrays = new MeshArrays {
				Xs = Doubles(first, vertices, 16), Ys = Doubles(first + 8, vertices, 16)
			};
			first += (int) (16 * vertices);
			arrays.Origins = Ints(first, edges, 16);
			arrays.Across = Ints(first + 4, edges, 16);
			arrays.Widths = Doubles(first + 8, edges, 16);
			first += (int) (16 * edges);
			arrays.Exits = Doubles(first, rooms, 16);
			arrays.Parents = Ints(first + 8, rooms, 16);
			first += (int) (16 * rooms);
			arrays.FirstEdges = Ints(first, faces + 1, 8);
			arrays.Rooms = Ints(first + 4, faces, 8);
			first += (int) (8 * (faces + 1));
			arrays.Starts = Ints(first, columns * rows + 1, 4);
			arrays.Listed = Ints(first + (int) (4 * (columns * rows + 1)), listed, 4);
			CheckNumbers(arrays);
			return new Mesh(arrays, left, top, side, (int) columns, (int) rows);
		}

		/// <summary>Checks that all numbers of a mesh are in their ranges, so that no search leaves the arrays.</summary>
		private static void CheckNumbers(MeshArrays all) {
			int faces = all.Rooms.Length;
			Check(all.Xs.All(x => IsLength(Math.Abs(x))) && all.Ys.All(y => IsLength(Math.Abs(y))), "a vertex that is nowhere");
			Check(all.Origins.All(vertex => vertex >= 0 && vertex < all.Xs.Length)
				&& all.Across.All(face => face >= Mesh.None && face < faces) && all.Widths.All(IsLength),
				"a half-edge that makes no sense");
			Check(all.Exits.All(IsLength) && !all.Parents.Where((parent, room) => parent != Mesh.None
				&& (parent <= room || parent >= all.Parents.Length)).Any(), "a room that makes no sense");
			Check(all.FirstEdges[0] == 0 && all.FirstEdges[faces] == all.Origins.Length
				&& !all.Rooms.Where((room, face) => room < 0 || room >= all.Parents.Length
				|| all.FirstEdges[face + 1] < all.FirstEdges[face] + 3L).Any(), "a face that makes no sense");
			Check(all.Starts[0] == 0 && all.Starts[all.Starts.Length - 1] == all.Listed.Length
				&& !all.Starts.Where((start, i) => i > 0 && start < all.Starts[i - 1]).Any()
				&& all.Listed.All(face => face >= 0 && face < faces), "a bucket that makes no sense");
		}

		private int[] Ints(int from, long count, int step) { return Records((int) count, i => (int) Int(from + step * i)); }

		private double[] Doubles(int from, long count, int step) { return Records((int) count, i => Double(from + step * i)); }

		/// <summary>Returns the offset of a part of the values, which begins behind the last part.</summary>
		private int Part(ulong offset, ulong length) {
			ulong end = (ulong) bytes.Length - 4;
			Check(offset >= (ulong) next && offset % 32 == 0 && offset <= end && length <= end - offset,
				"an offset outside of the file, or inside of another part");
			next = (int) (offset + length);
			return (int) offset;
		}

		private string Text(int at) {
			long from = Int(at), length = Int(at + 4);
			Check(from + length <= header - 4 - texts, "a text outside of the header");
			Check(length <= MostText - textLength, "texts of more than 16 MiB");
			textLength += (int) length;
			return Encoding.UTF8.GetString(bytes, texts + (int) from, (int) length);
		}

		private static bool IsLength(double number) { return number >= 0 && number <= double.MaxValue; }

		private int Short(int at) { return bytes[at] | bytes[at + 1] << 8; }

		private long Int(int at) { return (uint) (Short(at) | Short(at + 2) << 16); }

		private ulong Long(int at) { return (ulong) Int(at) | (ulong) Int(at + 4) << 32; }

		private double Double(int at) { return BitConverter.Int64BitsToDouble((long) Long(at)); }

		private void CheckSum(int from, int to) {
			uint crc = 0xFFFFFFFF;
			for (int i = from; i < to; i++) {
				crc = Table[(crc ^ bytes[i]) & 0xFF] ^ crc >> 8;
			}
			Check(~crc == (uint) Int(to), "a wrong checksum");
		}

		private static readonly uint[] Table = Records(256, i => {
			uint entry = (uint) i;
			for (int bit = 0; bit < 8; bit++) {
				entry = entry >> 1 ^ ((entry & 1) != 0 ? 0xEDB88320 : 0);
			}
			return entry;
		});

		private static void Check(bool condition, string otherwise) {
			if (!condition) {
				throw new InvalidDataException("no valid LBC file: " + otherwise);
			}
		}
	}
}
