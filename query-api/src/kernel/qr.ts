import QRCode from 'qrcode';

/** A QR code as one SVG path of unit squares, `size` units wide, without its quiet zone: small, and no image to load. */
export function qrPath(text: string): { readonly size: number; readonly d: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const d = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_x, x) => (data[y * size + x] ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  ).join('');
  return { size, d };
}
