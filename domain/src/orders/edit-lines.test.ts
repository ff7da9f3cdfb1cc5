import type { Permisos } from '../kernel/perfiles.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { permisosOf } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { editLines } from './edit-lines.ts';
import type { LineFacts } from './order-lines.ts';
import { after, created, goods, lineOf, validated } from './order.testing.ts';
import { validateOrder } from './validate-order.ts';

const seller = (permisos: Partial<Permisos> = {}) =>
  someone('Ejecutivo de Ventas', {
    _id: 'u-ejecutivo',
    permisos: { ...permisosOf('Ejecutivo de Ventas'), ...permisos },
  });
const facts = (more: Partial<LineFacts[string]> = {}): LineFacts =>
  Object.fromEntries(
    ['1', '2', '3'].map((id) => [
      id,
      { producto: goods(id), bloqueado: false, activo: true, lista: 1000, pmp: 500, ...more },
    ]),
  );
const two = { productos_pedido: [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 1)] };
const edit = (given: DomainEvent[], productos_pedido: object[], f = facts(), user = seller()) =>
  decideGiven(editLines, given, {
    request: { accion: 'lineas', id: 77, productos_pedido: productos_pedido as never },
    user,
    facts: f,
  });
const line = (linea: number | undefined, producto: string, cantidad: number, precio_venta = 1000) => ({
  ...(linea ? { linea } : {}),
  producto,
  cantidad,
  precio_venta,
});

test('changes, removes and adds lines; numbers of lines are never used again', () => {
  const given = [created(two)];
  const [changed] = events(edit(given, [line(2, '2', 5), line(undefined, '3', 1)]));
  expect(changed).toMatchObject({
    type: 'OrderLinesChanged',
    data: {
      antes: [{ linea: 1 }, { linea: 2 }],
      productos_pedido: [
        { linea: 2, cantidad: 5 },
        { linea: 3, producto: { _id: '3' }, cantidad: 1 },
      ],
      neto: 6000,
      total: 7140,
      pedido: { neto: 6000, total: 7140 },
    },
  });
  expect(after([...given, changed as DomainEvent])).toMatchObject({ neto: 6000, total: 7140 });
  expect(events(edit(given, [line(1, '1', 3), line(2, '2', 1)]))).toEqual([]);
});

test('a price that nobody approved waits for approval; an approved one stays so while it is no lower and no more are sold', () => {
  const [approved] = two.productos_pedido;
  const given = [
    created({ productos_pedido: [{ ...approved!, precio_venta: 800, requiere_validacion: true, validado: true }] }),
  ];
  const flags = (asked: object[], user = seller()) =>
    (events(edit(given, asked, facts(), user))[0]!.data.productos_pedido as object[])[0];
  expect(flags([line(1, '1', 2, 850)])).toMatchObject({ validado: true });
  expect(flags([line(1, '1', 2, 700)])).toMatchObject({ requiere_validacion: true, validado: false });
  expect(flags([line(1, '1', 30, 800)])).toMatchObject({ requiere_validacion: true, validado: false });
  expect(flags([line(1, '1', 30, 700)], seller({ validar: true }))).toMatchObject({ requiere_validacion: false });
});

test('is refused once validated, paid by card, for lines that are gone and for products that are blocked', () => {
  expect(refusal(edit(validated(two), [line(1, '1', 1)])).codigo).toBe('ESTADO_NO_PERMITE');
  const card = { authorization_code: '1', amount: 1, transaction_date: '', card_detail: { card_number: '1' } };
  expect(refusal(edit([created({ ...two, datos_wp: card })], [line(1, '1', 1)])).codigo).toBe('PEDIDO_PAGADO');
  expect(refusal(edit([created(two)], [line(9, '1', 1)])).codigo).toBe('LINEA_NO_EXISTE');
  expect(refusal(edit([created(two)], [line(1, '1', 1), line(1, '1', 1)])).codigo).toBe('LINEA_NO_EXISTE');
  const blocked = facts({ bloqueado: true });
  expect(refusal(edit([created(two)], [line(1, '1', 4)], blocked)).mensaje).toContain('PN-1 está bloqueado');
  expect(events(edit([created(two)], [line(1, '1', 2)], blocked))).toHaveLength(1);
  expect(refusal(edit([created(two)], [line(1, '1', 1)], facts(), someone('Ejecutivo de Ventas'))).codigo).toBe(
    'PEDIDO_NO_EXISTE',
  );
});

test('lines never come to less than the Pesos Mobile that the order uses', () => {
  const given = [created({ ...two, puntosUtilizados: 3570 })];
  expect(events(edit(given, [line(1, '1', 3)]))).toMatchObject([{ data: { total: 3570 } }]);
  expect(refusal(edit(given, [line(1, '1', 2), line(2, '2', 1, 999)]))).toMatchObject({
    codigo: 'PUNTOS_EXCEDEN',
    titulo: 'Las líneas no se modificaron',
    mensaje: expect.stringContaining('usa $3.570 en Pesos Mobile'),
  });
});

test('a validation that read the lines before they changed commits nothing', () => {
  const given = [created(two)];
  const later = [...given, ...(events(edit(given, [line(1, '1', 9)])) as DomainEvent[])];
  const enough = { fisico: 99, comprometido: 0, disponible: 99 };
  expect(
    refusal(
      decideGiven(validateOrder, later, {
        request: { accion: 'validarpago', pedido: 77, textoValidacion: 'ok' },
        user: someone('Cobrador'),
        facts: {
          stock: { 1: enough, 2: enough },
          bodega: 'Central',
          validacion: 'v1',
          movimientos: [
            { producto_id: '1', part_number: 'PN-1', bodega: 'Central', cantidad: 3 },
            { producto_id: '2', part_number: 'PN-2', bodega: 'Central', cantidad: 1 },
          ],
        },
      }),
    ).mensaje,
  ).toContain('Las líneas cambiaron recién');
});
