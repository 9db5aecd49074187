// Reads Leeway Binary Clearance (.lbc), version 1. One file for Unity, Godot or any other C#, without a library.
//
//     var map = new Leeway.Clearance(System.IO.File.ReadAllBytes("harbour.lbc"));
//     var tank = System.Array.Find(map.Agents, agent => agent.Name == "tank");
//     int clearance = map.Layers[tank.Layer].Value(x, y);
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

	/// <summary>A file.</summary>
	public sealed class Clearance {
		private const int MostCells = 65536;
		private const int MostTerrains = 256;
		private const int MostValue = 65535;
		/// <summary>Limit for the lengths of all texts together: many texts may have the same bytes.</summary>
		private const int MostText = 16777216;
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
			Check(Short(4) == 1, "version " + Short(4) + ", expected 1");
			Check(Long(24) == (ulong) file.Length, "too short or too long");
			long width = Int(8), height = Int(12), end = Int(32), textsAt = Int(36);
			int layers = Short(40), agents = Short(42), terrains = Short(44);
			long records = 64L + 80 * layers + 24 * agents + 8 * terrains;
			CellScale = Double(16);
			Check(end >= 68 && end % 32 == 0 && end <= file.Length - 4 && textsAt <= end - 4 && textsAt >= records
				&& terrains <= MostTerrains && file[46] == 4 && width >= 1 && width <= MostCells
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
