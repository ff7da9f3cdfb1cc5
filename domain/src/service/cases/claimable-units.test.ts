import { refusal, events } from '../../kernel/decision.testing.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { saleGiven, SERIE, soldOrder } from './case.testing.ts';
import { claimUnits, type ClaimedUnits, type EarlierCase } from './claimable-units.ts';

const now = '2026-03-02T12:00:00.000Z';
const order = soldOrder();
const venta = saleGiven(order);
const sold = venta.del_producto.vendidas;

/** A case of so many units of the order's first line. */
const earlier = (
  more: { cantidad?: number; serie?: string | null; estado?: string; credito?: string } = {},
): EarlierCase =>
  ({
    _id: '5',
    number: 5,
    estado: more.estado ?? 'En Diagnóstico',
    lineas: [
      {
        linea: 1,
        pedido: order.number,
        producto: venta.producto,
        cantidad: more.cantidad ?? 1,
        serie: more.serie ?? null,
      },
    ],
    creditos: more.credito ? [{ n: 1, estado: more.credito, folio: 61, productos: [1] }] : [],
  }) as never;

const claim = (more: Partial<ClaimedUnits> = {}, cantidad = 1, serie?: string): ClaimedUnits => ({
  pedido: order.number,
  caso: '9',
  lines: [{ venta, cantidad, serie }],
  cases: [],
  now,
  ...more,
});
const refusedFor = (units: ClaimedUnits, claims: Parameters<ReturnType<typeof claimUnits>>[0] = []) =>
  refusal(claimUnits(units)(claims)).mensaje;
const accepts = (units: ClaimedUnits, claims: Parameters<ReturnType<typeof claimUnits>>[0] = []) =>
  !isRejection(claimUnits(units)(claims));

test('given all units sold → they are claimed, and again by the same case nothing is written', () => {
  const [event] = events(claimUnits(claim({}, sold))([]));
  expect(event).toMatchObject({
    type: 'RmaUnitsClaimed',
    data: { pedido: order.number, caso: '9', unidades: [{ producto: venta.producto._id, cantidad: sold }] },
  });
  const own = { caso: '9', unidades: [{ producto: venta.producto._id, cantidad: sold }], desde: now };
  expect(claimUnits(claim({}, sold))([own])).toEqual([]);
});

test('rejects units that an open case has, and names it', () => {
  const cases = [earlier({ cantidad: sold })];
  expect(refusedFor(claim({ cases }))).toBe(
    `Del Pedido N° ${order.number} se vendieron ${sold} de PN-1; ${sold} están en el RMA N° 5, que sigue abierto: quedan 0 y pides 1.`,
  );
  for (const estado of ['Entregado', 'Rechazado'])
    expect(accepts(claim({ cases: [earlier({ cantidad: sold, estado })] }))).toBe(true);
});

test('rejects units that credit notes took back; one of a case is counted once', () => {
  const credited = saleGiven({ ...order, notas_credito: [{ lineas: [{ linea: 1, cantidad: sold - 1 }] }] } as never);
  const lines = [{ venta: credited, cantidad: 2, serie: undefined }];
  expect(refusedFor(claim({ lines }))).toMatch(/se acreditaron: quedan 1 y pides 2\.$/);
  const cases = [earlier({ cantidad: sold - 1, credito: 'Emitida' })];
  expect(accepts(claim({ cases, lines: [{ venta: credited, cantidad: 1, serie: undefined }] }))).toBe(true);
});

test('rejects a serial that an open case has, or that was credited, in any case of its letters', () => {
  const serie = SERIE.toLowerCase();
  expect(refusedFor(claim({ cases: [earlier({ serie: SERIE })] }, 1, serie))).toMatch(/ya está en el RMA N° 5/);
  const cases = [earlier({ serie: SERIE, estado: 'Entregado', credito: 'Emitida' })];
  expect(refusedFor(claim({ cases }, 1, serie))).toMatch(/se acreditó en el RMA N° 5 \(nota de crédito N° 61\)/);
  expect(accepts(claim({ cases: [earlier({ serie: SERIE, estado: 'Entregado' })] }, 1, serie))).toBe(true);
});

test('given a claim whose case is not there yet → counts for a minute', () => {
  const pending = (desde: string) => [
    { caso: '8', unidades: [{ producto: venta.producto._id, cantidad: sold }], desde },
  ];
  expect(refusedFor(claim(), pending('2026-03-02T11:59:30.000Z'))).toMatch(/RMA N° 8/);
  expect(accepts(claim(), pending('2026-03-02T11:58:00.000Z'))).toBe(true);
});
