import { plannedRoute } from '@power/domain/dispatches/route.testing';
import { route } from '@power/domain/dispatches/route';
import type { RouteSheet } from '@power/domain/dispatches/views/sheet';
import { foldAll } from '@power/domain/kernel/scenario';
import { textOf } from '../kernel/pdf-text.testing.ts';
import { renderPdf } from '../kernel/pdf.ts';
import { type PackedParcel, parcelPaper, routePaper } from './packing-paper.ts';

const box = (more: object = {}): PackedParcel =>
  ({
    number: 12,
    estado: 'Cerrado',
    tipo: 'Caja',
    pedido: { _id: '77', number: 77, cliente_nombre: 'Alarmas Sur' },
    contenido: [{ linea: 1, producto: { part_number: 'PN-1', nombre: 'Cámara 1' }, cantidad: 2, series: ['S1', 'S2'] }],
    peso: 4.5,
    largo_cm: null,
    ancho_cm: null,
    alto_cm: null,
    cerrado_at: '2026-02-10T12:00:00.000Z',
    ...more,
  }) as never;

test('the list of a package says its contents, serials and weight', async () => {
  const text = textOf(await renderPdf(parcelPaper(box() as never)));
  for (const text_ of ['Lista de empaque', 'PN-1', 'S1, S2', '4,5 kg', 'Alarmas Sur']) expect(text).toContain(text_);
});

test('the list of a dispatch says its packages by stop, what lies in none, driver, plate and weight', async () => {
  const sheet = foldAll(route, plannedRoute()) as unknown as RouteSheet;
  const text = textOf(await renderPdf(routePaper(sheet, [box()])));
  for (const text_ of ['Luis Cáceres', 'KXTR42', '4,5 kg', 'Sin embalaje', 'N° 12', 'N° 78'])
    expect(text).toContain(text_);
});
