import { jest } from '@jest/globals';
import { eventCatalogue } from '@power/domain/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import { foldAll } from '@power/domain/kernel/scenario';
import {
  PurchaseOrderCancelled,
  PurchaseOrderChanged,
  PurchaseOrderCreated,
  PurchaseOrderSent,
} from '@power/domain/purchasing/orders/events';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import type { OrderNames } from './order-paper.shared.ts';

jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({
  settings: { EMPRESA_RUT: '76.200.100-5', EMPRESA_NOMBRE: 'Power Mobile SpA' },
}));
const { mailedOrder } = await import('./mailed-order.shared.ts');
const { orderPaper } = await import('./order-paper.shared.ts');

const orden = { _id: '12', number: 12, proveedor: 'Hangzhou Ltd', marca: 'Hik' };
const line = (linea: number, precio: number, cantidad: number) => ({
  linea,
  producto_id: String(linea),
  codigo: `C-${linea}`,
  part_number: linea === 1 ? 'DS-2CD' : '',
  nombre: `Camera ${linea}`,
  precio,
  cantidad,
  total: precio * cantidad,
  reserva: { _id: '7', nombre: 'SECRETO-CLIENTE' },
});
const created = PurchaseOrderCreated({
  ...orden,
  moneda: 'CNY',
  incoterm: 'FOB',
  shipping_address: 'Central',
  shipping_method: 'SEA',
  payment_method: 'TT30',
  etd: '2026-03-01',
  eta: null,
  observacion: 'SECRETO-OBSERVACION',
  lineas: [line(1, 1234.5, 2000), line(2, 0.25, 4)],
  unidades: 2004,
  total: 2_469_001,
  creado_por: { _id: 'u1', nombre: 'Ana' },
  createdAt: '2026-02-01T12:00:00.000Z',
});
const names: OrderNames = {
  buyer: { nombre: 'Power Mobile SpA', rut: '76.200.100-5' },
  supplier: { tax_id: 'T-1', pais: 'CN' },
  consignee: 'Power Mobile, Av. Uno 1, Santiago, CL',
  shipping: 'Sea (SEA)',
  payment: 'T/T, 30% in advance, balance at shipment',
};
const changed = PurchaseOrderChanged({ orden, antes: { eta: null }, cambios: { eta: '2026-05-09' } });
const sent = (revision: number) =>
  PurchaseOrderSent({
    orden,
    revision_oc: revision,
    para: ['a@hz.test'],
    mensaje: null,
    enviado_por: { _id: 'u1', nombre: 'Ana' },
  });

test('it says in English what is bought, at what price and how it travels; nothing that is the buyer’s own', () => {
  const paper = JSON.stringify(orderPaper(foldAll(purchaseOrder, [created, changed])!, names));
  for (const words of [
    'Purchase Order No. 12',
    'Revision 2',
    'DRAFT',
    'Hangzhou Ltd',
    'Power Mobile SpA, 76.200.100-5',
    'T/T, 30% in advance',
    '1 Mar 2026',
    '9 May 2026',
    'DS-2CD',
    'C-2',
    '1,234.50',
    '2,000',
    'CNY 2,469,001.00',
  ])
    expect(paper).toContain(words);
  expect(paper).not.toContain('SECRETO');
});

/** Paper of a mail, of an order with these events, each of a command of its own: `c0`, `c1`… */
const mailed = (papel: string, events: readonly DomainEvent[], asked: string[] = []) =>
  mailedOrder(papel, {
    log: {
      read: async () =>
        events.map(
          (event, version) =>
            ({
              ...event,
              version,
              schema: eventCatalogue.get(event.type)!.schema,
              metadata: { at: '2026-02-02T12:00:00.000Z', user: 'u', perfil: 'p', commandId: `c${version}` },
            }) as never,
        ),
    },
    rows: {
      from: (table: string) => ({
        select: () => ({ where: () => ({ executeTakeFirst: async () => void asked.push(table) }) }),
      }),
    } as never,
    now: '2026-06-01T12:00:00.000Z',
  });

test('a mail brings the order as it was sent, also once it has changed; none of another sending or when cancelled', async () => {
  const log = [created, sent(1), changed, sent(2)];
  const asked: string[] = [];
  const first = await mailed('orden-compra/12/c1', log, asked);
  expect([first!.nombre, first!.tipo]).toEqual(['Purchase Order 12.pdf', 'application/pdf']);
  expect(first!.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(asked).toContain('supplier_list');
  await expect(mailed('orden-compra/12/c2', log)).rejects.toThrow('no tiene ese envío');
  await expect(mailed('orden-compra/12/c1', [...log, PurchaseOrderCancelled({ orden, motivo: 'x' })])).rejects.toThrow(
    'fue anulada',
  );
  expect(await mailed('cotizacion/12', log)).toBeUndefined();
});
