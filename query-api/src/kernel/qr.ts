import { once } from '@power/infra/platform/once';
import { createRequire } from 'node:module';
import type QRCode from 'qrcode';

const qrcode = once(() => createRequire(import.meta.url)('qrcode') as typeof QRCode);

/** A QR code as one SVG path of unit squares, `size` units wide, without its quiet zone: small, and no image to load. */
export function qrPath(text: string): { readonly size: number; readonly d: string } {
  const { size, data } = qrcode().create(text, { errorCorrectionLevel: 'M' }).modules;
  const d = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_x, x) => (data[y * size + x] ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  ).join('');
  return { size, d };
}
