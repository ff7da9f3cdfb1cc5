/**
 * What a file of text says: UTF-8, UTF-16 with its mark (Excel's *Texto Unicode*), or what Excel writes in Chile when it is
 * neither. Undefined for what is no text.
 */
export function plainText(file: Buffer): string | undefined {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
