import { reservation } from '@power/domain/reservations/reservation';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const JLO = person('Jefe de Logistica');
const HAND = person('Bodega');

/** Two reservations of product 2, whose units have serials; the first is in hand. */
async function site() {
  const spine = await stockedSpine([5, 6]);
  const place = await spine.issue(JLO, 'create-client-place', {
    accion: 'simple',
    cliente: spine.cliente,
    ubicacion: { nombre: 'Obra', direccion: 'Uno 1' },
  });
  const reserve = async (cantidad: number) => {
    const made = await spine.issue(JLO, 'create-reservation', {
      reserva: {
        cliente: spine.cliente,
        ubicacion: place._id,
        bodega: 'Central',
        motivo: 'Obra',
        lineas: [{ producto: '2', cantidad }],
      },
    });
    await spine.issue(JLO, 'take-reservation', { accion: 'tomar', id: made.number });
    return made.number as number;
  };
  const prepare = (id: number, ...series: string[]) =>
    spine.issue(JLO, 'prepare-reservation', { accion: 'preparar', id, lineas: [{ linea: 1, series }] });
  const pick = async (serie: string) => {
    const { number } = await spine.orderFor({ 2: 1 });
    await spine.validate(number);
    await spine.issue(HAND, 'take-picking', { accion: 'tomar', pedido: number });
    return spine.issue(HAND, 'scan-line', { accion: 'escanear', pedido: number, serie });
  };
  const last = async (id: number) => (await spine.state(reservation, String(id)))!;
  return { spine, reserve, prepare, pick, last };
}

test('units that stand apart are nobody else’s: of no order and of no other reservation', async () => {
  const { spine, reserve, prepare, pick, last } = await site();
  const [first, second] = [await reserve(2), await reserve(1)];
  expect(await prepare(first, 'A1')).toMatchObject({ codigo: 'SERIES_INCOMPLETAS' });
  expect(await prepare(first, 'A1', 'A2')).toMatchObject({ ok: true });
  expect((await last(first)).lineas[0]!.series).toEqual(['A1', 'A2']);
  expect(await prepare(second, 'A2')).toMatchObject({ codigo: 'SERIE_USADA' });
  expect(await prepare(second, 'A3')).toMatchObject({ ok: true });
  expect(await pick('A1')).toMatchObject({
    codigo: 'SERIE_USADA',
    mensaje: expect.stringContaining(`Reserva N° ${first}`),
  });
  expect(await pick('A4')).toMatchObject({ ok: true });
  const transfer = (serie: string) =>
    spine.issue(person('Jefe de Bodega'), 'move-stock', {
      producto: '2',
      bodega: 'Central',
      bodega_destino: 'Norte',
      cantidad: 1,
      series: [serie],
    });
  expect(await transfer('A3')).toMatchObject({
    mensaje: `La serie A3 está apartada en la Reserva N° ${second}: entrégala o libérala antes, o toma otra.`,
  });
  expect(await transfer('A9')).toMatchObject({ ok: true });
});

test('one that stands in another warehouse is not set apart, and a reservation that ends keeps none', async () => {
  const { spine, reserve, prepare, pick } = await site();
  await spine.must('receive-stock', { producto: '2', bodega: 'Norte', cantidad: 1, motivo: 'Compra' });
  await spine.issue(person('Bodega y Despacho'), 'store-serials', { producto: '2', bodega: 'Norte', series: ['N1'] });
  const id = await reserve(1);
  expect(await prepare(id, 'N1')).toMatchObject({ codigo: 'SERIE_EN_OTRA_BODEGA' });
  expect(await prepare(id, 'A1')).toMatchObject({ ok: true });
  await spine.issue(JLO, 'release-reservation', { accion: 'liberar', id, motivo: 'No va' });
  await spine.must('settle-order-stock', { accion: 'cuadrarpedido', producto: '2', pedido: `R-${id}` });
  expect(await pick('A1')).toMatchObject({ ok: true });
});

test('a project that fetches some of them says which; delivered, they are told by name', async () => {
  const { spine, reserve, prepare, last } = await site();
  const id = await reserve(3);
  await prepare(id, 'A1', 'A2', 'A3');
  const owner = person('Cliente', { _id: 'cli', nombre: 'Clara', cliente_id: spine.cliente });
  await spine.issue(owner, 'request-withdrawal', {
    accion: 'retiro',
    reserva: id,
    lineas: [{ linea: 1, cantidad: 1 }],
  });
  await spine.issue(HAND, 'take-withdrawal', { accion: 'tomarretiro', reserva: id, retiro: 1 });
  const hand = (series?: string[]) =>
    spine.issue(HAND, 'hand-over-withdrawal', {
      accion: 'entregarretiro',
      reserva: id,
      retiro: 1,
      recibe: 'Marcela',
      ...(series && { series }),
    });
  expect(await hand()).toMatchObject({
    codigo: 'FALTAN_SERIES',
    mensaje: 'De PN-1 salen 1 y están apartadas las series A1, A2, A3: nombra las que salen.',
  });
  expect(await hand(['A2'])).toMatchObject({ ok: true });
  expect((await last(id)).lineas[0]!.series).toEqual(['A1', 'A3']);
  expect(await spine.issue(JLO, 'deliver-reservation', { accion: 'entregar', id, recibe: 'Marcela' })).toMatchObject({
    ok: true,
  });
  const told = (spine.log as unknown as { all: { type: string; data: { series?: object } }[] }).all.filter(
    ({ type }) => type === 'ReservationWithdrawn' || type === 'ReservationDelivered',
  );
  expect(told.map(({ data }) => data.series)).toEqual([
    [{ producto_id: '2', series: ['A2'] }],
    [{ producto_id: '2', series: ['A1', 'A3'] }],
  ]);
});
