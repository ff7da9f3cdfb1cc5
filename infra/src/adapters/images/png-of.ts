/** A drawing of ours (SVG) as PNG. Not for what came over the wire: an SVG may say anything. */
export async function pngOf(drawing: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
