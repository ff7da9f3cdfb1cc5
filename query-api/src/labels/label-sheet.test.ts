import { packagePayload, readPayload, serialPayload } from '@power/domain/labels/payload.shared';
import jsqr from 'jsqr';
import { renderPdf } from '../kernel/pdf.ts';
import { qrPath } from '../kernel/qr.ts';
import { labelPages, labelZpl } from './label-sheet.shared.ts';

type Read = (dots: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null;
/** It is CommonJS: its function lies one deeper for some loaders. */
const read = ((jsqr as { default?: unknown }).default ?? jsqr) as Read;
const SCALE = 4;
const QUIET = 4;
/** What a reader sees: the modules of the code as dots on white. */
function seen(text: string): string | undefined {
  const { size, d } = qrPath(text);
  const side = (size + 2 * QUIET) * SCALE;
  const dots = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)h/g))
    for (let n = 0; n < SCALE * SCALE; n += 1) {
      const at =
        ((Number(y) + QUIET) * SCALE + Math.floor(n / SCALE)) * side + (Number(x) + QUIET) * SCALE + (n % SCALE);
      dots.fill(0, at * 4, at * 4 + 3);
    }
  return read(dots, side, side)?.data;
}

test.each([
  [serialPayload('PM100060', 'DS-2CD/21_87:X'), 'serie'],
  [packagePayload(123456), 'embalaje'],
  ['BOD-R01-N2-P03', 'ubicacion'],
])('a reader gets %s out of its code to the letter', (carga, tipo) => {
  expect(seen(carga)).toBe(carga);
  expect(readPayload(seen(carga)!)?.tipo).toBe(tipo);
});

const label = { carga: 'S|P1|A^1', titulo: 'A^1', detalle: 'Cámara ñandú' };

test.each(['A4', '100x50'] as const)('labels are printed on %s', async (formato) => {
  const pdf = await renderPdf(labelPages(formato, [label, { ...label, titulo: 'B' }], 3));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(pages).toBe(formato === 'A4' ? 1 : 6);
});

test('a label printer gets copies, and what would steer it by number', () => {
  const zpl = labelZpl([label], 2);
  expect(zpl).toContain('^FDMA,S|P1|A_5e1^FS');
  expect(zpl).toContain('C_c3_a1mara');
  expect(zpl).toContain('^PQ2^XZ');
});
