import { toldToSupplier } from './supplier-history.shared.ts';

const AT = '2026-03-01T12:00:00.000Z';
const step = (type: string, data: Record<string, unknown>) => ({ type, at: AT, data });
const line = (part_number: string, cantidad: number, precio: number, reserva: object | null = null) => ({
  ...{ linea: 1, producto_id: part_number, codigo: 'C', part_number, nombre: 'Cámara', total: precio * cantidad },
  ...{ cantidad, precio, reserva },
});
const created = step('PurchaseOrderCreated', { etd: '2026-04-01', eta: null, lineas: [line('A', 5, 10)], total: 50 });
const issued = step('PurchaseOrderAdvanced', { antes: 'Borrador', estado: 'Emitida', etd: null, eta: null });
const changed = (antes: object, cambios: object) => step('PurchaseOrderChanged', { antes, cambios });
const client = { _id: '9', nombre: 'Cliente secreto' };

test('a draft is not told; from when it was sent on, days and units are, and who of the own company confirmed', () => {
  const told = toldToSupplier([
    created,
    changed({ etd: '2026-04-01' }, { etd: '2026-04-05' }),
    issued,
    step('PurchaseOrderSent', { para: ['a@b.test'], enviado_por: { _id: 'u', nombre: 'Compradora' } }),
    changed(
      { lineas: [line('A', 5, 10)], incoterm: 'FOB' },
      { lineas: [line('A', 7, 9), line('B', 2, 3)], incoterm: 'CIF' },
    ),
    step('PurchaseOrderConfirmedBySupplier', {
      ...{ etd: '2026-04-10', etd_antes: '2026-04-05', eta: null, eta_antes: null, nota: 'Va completo' },
      ...{ confirmado_por: { _id: 'p', nombre: 'Li Wei' }, comprador: { _id: 'u', nombre: 'Compradora' } },
    }),
    step('PurchaseOrderAdvanced', { estado: 'En Tránsito', etd: '2026-04-11', eta: '2026-05-11', documento: 'MSKU1' }),
    step('PurchaseOrderReceived', { lineas: [{ cantidad: 4, danado: 1 }] }),
    step('PurchaseOrderCosted', { costeo: 3, recepciones: [1] }),
  ]);
  expect(
    told.map(({ que, quien, nota, cambios }) => [que, quien, nota, cambios.map(({ campo: _, ...one }) => one)]),
  ).toEqual([
    ['Orden recibida', null, null, []],
    ['Enviada por correo', null, null, []],
    [
      'Modificada por el comprador',
      null,
      null,
      [
        { etiqueta: 'Incoterm', antes: 'FOB', despues: 'CIF' },
        { etiqueta: 'A', antes: 5, despues: 7 },
        { etiqueta: 'B', antes: 0, despues: 2 },
      ],
    ],
    ['Despacho confirmado', 'Li Wei', 'Va completo', [{ etiqueta: 'ETD', antes: '2026-04-05', despues: '2026-04-10' }]],
    [
      'En tránsito',
      null,
      null,
      [
        { etiqueta: 'ETD', antes: '2026-04-10', despues: '2026-04-11' },
        { etiqueta: 'ETA', antes: null, despues: '2026-05-11' },
      ],
    ],
    ['Recepción en bodega', null, null, [{ etiqueta: 'Unidades recibidas', antes: null, despues: 5 }]],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/precio|total|Compradora|MSKU1|b\.test/);
});

test('a change of a price, of the client of a line or of a note of the house has not happened', () => {
  const hidden = [
    changed({ lineas: [line('A', 5, 10)], total: 50 }, { lineas: [line('A', 5, 8)], total: 40 }),
    changed({ lineas: [line('A', 5, 8)] }, { lineas: [line('A', 2, 8), line('A', 3, 8, client)] }),
    changed({ observacion: '' }, { observacion: 'No pagar más de 7' }),
    changed({ payment_method: '' }, { payment_method: 'T/T' }),
  ];
  const told = toldToSupplier([created, issued, ...hidden]);
  expect(told.map(({ que }) => que)).toEqual(['Orden recibida']);
});
