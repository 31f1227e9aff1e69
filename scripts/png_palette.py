#!/usr/bin/env python3
"""Makes a screenshot (PNG of 8 bits per channel) small: 256 colours.

    scripts/png_palette.py IN OUT
"""
import struct
import sys
import zlib
from collections import Counter


def rows_of(data):
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    if depth != 8 or colour not in (2, 6):
        sys.exit("png_palette: not 8 bits of RGB or RGBA")
    step = 3 if colour == 2 else 4
    raw, size, before, rows = zlib.decompress(packed), width * step, bytearray(width * step), []
    for y in range(height):
        way, row = raw[y * (size + 1)], bytearray(raw[y * (size + 1) + 1:(y + 1) * (size + 1)])
        for x in range(size if way else 0):
            a, b = row[x - step] if x >= step else 0, before[x]
            c = before[x - step] if x >= step else 0
            nearest = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            row[x] = (row[x] + (0, a, b, (a + b) // 2, nearest)[way]) & 255
        before = row
        rows.append([(row[x] // 17 * 17, row[x + 1] // 17 * 17, row[x + 2] // 17 * 17)
                     if max(row[x:x + 3]) < 240 else (row[x], row[x + 1], row[x + 2])
                     for x in range(0, size, step)])
    return width, height, rows


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def main():
    with open(sys.argv[1], "rb") as f:
        width, height, rows = rows_of(f.read())
    counts = Counter(c for row in rows for c in row)
    palette = [c for c, _ in counts.most_common(256)]
    index = {c: i for i, c in enumerate(palette)}
    for c in counts:
        if c not in index:
            index[c] = min(range(256), key=lambda i: sum((p - q) ** 2 for p, q in zip(palette[i], c)))
    raw = b"".join(b"\0" + bytes(index[c] for c in row) for row in rows)
    with open(sys.argv[2], "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)) +
                chunk(b"PLTE", b"".join(map(bytes, palette))) +
                chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


if __name__ == "__main__":
    main()
