/** The signs that a TrueType font has a glyph of: its character map of the basic plane (*cmap*, format 4). */
export function signsOf(font: Buffer): ReadonlySet<number> {
  const signs = new Set<number>();
  const cmap = tableOf(font, 'cmap');
  for (let n = 0; n < font.readUInt16BE(cmap + 2); n += 1) {
    const map = cmap + font.readUInt32BE(cmap + 8 + 8 * n);
    if (font.readUInt16BE(map) !== 4) continue;
    const twice = font.readUInt16BE(map + 6);
    for (let at = map + 14; at < map + 14 + twice; at += 2) {
      const last = font.readUInt16BE(at);
      // 0xFFFF ends the list, and is no sign.
      for (let sign = font.readUInt16BE(at + twice + 2); sign <= last && sign < 0xffff; sign += 1) signs.add(sign);
    }
  }
  return signs;
}

function tableOf(font: Buffer, name: string): number {
  for (let n = 0; n < font.readUInt16BE(4); n += 1) {
    const entry = 12 + 16 * n;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${name}`);
}
