import { opportunity, type OpportunityState } from '@power/domain/forecast/opportunity';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const manager = person('Brand Manager', { marcas: ['M'] });
const FORECAST = `${manager._id}.2026-01`;
const sheet = { porcentaje: 50, comentario: 'Lo revisa', next_step: 'Llamar', fechaAccion: '2026-01-20' };

/** A brand's manager with a customer and two products at $1.000, and words for what they do with the forecast. */
async function forecasting() {
  const spine = await stockedSpine([10, 10]);
  for (const id of ['1', '2'])
    await spine.must('set-product-prices', { id, precios: { tienda: 1000, gold: 1000, tier_3_calculo: 800 } });
  await spine.must('change-customer', { accion: 'simple', id: spine.cliente, cliente: { tipo_cliente: 'Gold' } });
  await spine.must('create-brand', { marca: { nombre: 'M', factor_aereo: 1.5, factor_maritimo: 1.2, ad_valorem: 6 } });
  const quote = async (cantidad: number, more: object = {}): Promise<number> => {
    const cotizacion = {
      cliente: spine.cliente,
      bodega_entrega: 'Central',
      productos_cotizacion: [{ producto: '1', cantidad }],
      ...more,
    };
    return (await spine.must('create-quotation', { accion: 'crearsistema', cotizacion })).number as number;
  };
  const add = (oportunidad: object, user = manager, forecastID = FORECAST, commandId?: string) =>
    spine.issue(user, 'create-opportunity', { accion: 'nueva', forecastID, oportunidad }, commandId);
  const follow = (oportunidad: unknown, more: object = {}, user = manager, commandId?: string) =>
    spine.issue(
      user,
      'update-opportunity',
      { accion: 'actualizar', forecast: FORECAST, oportunidad, datos: sheet, ...more },
      commandId,
    );
  const sale = (request: object) => spine.issue(ADMIN, 'follow-sale', request);
  const saved = (id: unknown) => spine.state<OpportunityState>(opportunity, String(id));
  return { ...spine, quote, add, follow, sale, saved };
}

test('from a quotation to its invoice: amount, stage, order and what is left to invoice are those of the sale', async () => {
  const { quote, add, follow, sale, saved, ...spine } = await forecasting();
  const cotizacion = await quote(3);
  expect(await add({ cotizacion })).toMatchObject({ ok: true, _id: String(cotizacion), forecast: FORECAST });
  expect(await saved(cotizacion)).toMatchObject({
    cotizacion,
    cliente_nombre: 'Alarmas Sur',
    monto_total: 3000,
    montos: [{ marca: 'M', monto: 3000 }],
    porcentaje: 20,
    usuario: { _id: manager._id },
  });
  expect(await follow(cotizacion)).toMatchObject({ ok: true, mensaje: 'La Oportunidad se actualizó con éxito' });
  // The quotation is edited, and the opportunity with it.
  const productos_cotizacion = [{ linea: 1, producto: '1', cantidad: 5 }];
  await spine.must('edit-quotation', {
    accion: 'editarsistema',
    cotizacion: { _id: cotizacion, productos_cotizacion },
  });
  expect(await sale({ cotizacion })).toMatchObject({ ok: true });
  expect(await saved(cotizacion)).toMatchObject({ monto_total: 5000, porcentaje: 50 });
  const { pedido } = await spine.must('convert-quotation', { cotizacion });
  await sale({ cotizacion });
  expect(await saved(cotizacion)).toMatchObject({ pedido, porcentaje: 100, monto_asegurado: 5000, por_facturar: true });
  expect(await follow(cotizacion)).toMatchObject({ ok: false, codigo: 'OPORTUNIDAD_CON_PEDIDO' });
  expect(await spine.validate(pedido)).toMatchObject({ ok: true });
  await spine.must('invoice-order', { pedido, sin_picking: true });
  // The invoice is told by its order alone, and once.
  const before = (await spine.log.read(`opportunity-${cotizacion}`)).length;
  expect(await sale({ pedido })).toMatchObject({ ok: true });
  expect(await sale({ pedido })).toMatchObject({ ok: true });
  expect(await spine.log.read(`opportunity-${cotizacion}`)).toHaveLength(before + 1);
  expect(await saved(cotizacion)).toMatchObject({ monto_facturado: 5000, por_facturar: false });
});

test('a cancelled order opens it again; an order of no quotation is nobody’s', async () => {
  const { quote, add, sale, saved, follow, ...spine } = await forecasting();
  const cotizacion = await quote(1);
  await add({ cotizacion });
  const { pedido } = await spine.must('convert-quotation', { cotizacion });
  await sale({ cotizacion });
  await spine.must('cancel-order', {
    accion: 'anular',
    codigo_sap: 5_000_000 + Number(pedido),
    motivo: 'Se arrepintió',
  });
  await sale({ pedido });
  expect(await saved(cotizacion)).toMatchObject({ pedido: null, porcentaje: 20, por_facturar: false });
  expect(await follow(cotizacion)).toMatchObject({ ok: true });
  const plain = await spine.orderFor({ 1: 1 });
  expect(await sale({ pedido: plain.number })).toMatchObject({ ok: false, codigo: 'SIN_COTIZACION' });
});

test('an order that is split is invoiced in its parts', async () => {
  const { quote, add, sale, saved, ...spine } = await forecasting();
  const cotizacion = await quote(4);
  await add({ cotizacion });
  const { pedido } = await spine.must('convert-quotation', { cotizacion });
  const { number: part } = await spine.must('split-order', {
    accion: 'dividir',
    id: pedido,
    lineas: [{ linea: 1, cantidad: 1 }],
  });
  for (const number of [pedido, part]) await spine.validate(number);
  await spine.must('invoice-order', { pedido, sin_picking: true });
  await sale({ pedido });
  expect(await saved(cotizacion)).toMatchObject({ pedido, monto_facturado: 3000, por_facturar: true });
  await spine.must('invoice-order', { pedido: part, sin_picking: true });
  await sale({ pedido: part });
  expect(await saved(cotizacion)).toMatchObject({ pedido, monto_facturado: 4000, por_facturar: false });
});

test('one for each quotation: pressed twice, by two people, in another’s forecast', async () => {
  const { quote, add, ...spine } = await forecasting();
  const cotizacion = await quote(1);
  const other = person('Brand Manager', { _id: 'otro', marcas: ['M'] });
  const replies = await Promise.all([
    add({ cotizacion }, manager, FORECAST, 'a'),
    add({ cotizacion }, manager, FORECAST, 'a'),
    add({ cotizacion }, other, 'otro.2026-01', 'b'),
  ]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(2);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ codigo: 'OPORTUNIDAD_REPETIDA' });
  expect(await spine.log.read(`opportunity-${cotizacion}`)).toHaveLength(1);
  const none = { ok: false, codigo: 'FORECAST_NO_EXISTE' };
  expect(await add({ cotizacion }, manager, 'otro.2026-01')).toMatchObject(none);
  expect(await add({ cotizacion }, manager, 'marca:M.2026-01')).toMatchObject(none);
  expect(await add({ cotizacion }, ADMIN, 'nadie.2026-01')).toMatchObject(none);
});

test('followed by two people at once, twice by one, and by somebody who looks at an older version', async () => {
  const { quote, add, follow, saved } = await forecasting();
  const cotizacion = await quote(1);
  await add({ cotizacion });
  await Promise.all([follow(cotizacion, {}, manager, 'x'), follow(cotizacion, {}, manager, 'x')]);
  expect((await saved(cotizacion))!.tracking).toHaveLength(1);
  await Promise.all([follow(cotizacion, {}, manager), follow(cotizacion, {}, ADMIN)]);
  expect((await saved(cotizacion))!.tracking).toHaveLength(3);
  expect(await follow(cotizacion, { expectedVersion: 0 })).toMatchObject({ ok: false });
  expect((await saved(cotizacion))!.tracking).toHaveLength(3);
});

test('by hand: for a customer or somebody who is none yet, of a brand, in pesos or at the server’s dollar', async () => {
  const { add, saved, ...spine } = await forecasting();
  const asked = { cliente_nombre: 'Futuro Cliente', marca: 'M', monto: 1000 };
  const { _id } = await add(asked);
  expect(await saved(_id)).toMatchObject({ cotizacion: null, cliente_id: null, monto_total: 1000 });
  expect(await add({ ...asked, moneda: 'dolares' })).toMatchObject({ codigo: 'OPORTUNIDAD_INVALIDA' });
  await spine.must('set-dollar', { accion: 'dolar', valor: 950.5 });
  const abroad = await add({ marca: 'm', monto: 10, moneda: 'dolares', cliente: spine.cliente });
  expect(await saved(abroad._id)).toMatchObject({
    cliente_nombre: 'Alarmas Sur',
    monto_total: 9505,
    monto_dolares: 10,
    montos: [{ marca: 'M', monto: 9505 }],
    dolar: { informado: null, servidor: 950.5 },
  });
  for (const wrong of [
    { ...asked, marca: undefined },
    { ...asked, monto: undefined },
    { ...asked, cliente_nombre: undefined },
    { ...asked, cliente: spine.cliente },
    { ...asked, marca: 'Otra' },
    { ...asked, cotizacion: 1 },
  ])
    expect(await add(wrong)).toMatchObject({ ok: false, codigo: 'OPORTUNIDAD_INVALIDA' });
  expect(await add(asked, person('Brand Manager', { marcas: ['X'] }))).toMatchObject({
    codigo: 'OPORTUNIDAD_INVALIDA',
  });
});

test('in dollars it is the net of its transport in pesos at the quotation’s frozen rate', async () => {
  const { quote, add, saved, ...spine } = await forecasting();
  await spine.must('create-monthlyrate', { tipo_cambio: { yyyymm: '202601', tc: 950, tc_euro: 1000 } });
  await spine.must('change-product', { accion: 'simple', id: '1', producto: { costo_fob: 10 } });
  const cotizacion = await quote(3, { moneda: 'dolares', transporte: 'maritimo' });
  await add({ cotizacion });
  expect(await saved(cotizacion)).toMatchObject({ monto_total: 34_200, montos: [{ marca: 'M', monto: 34_200 }] });
});

test('a quotation that ended is in no forecast, and that of others does not exist', async () => {
  const { quote, add, ...spine } = await forecasting();
  const [sold, cancelled, theirs] = [await quote(1), await quote(1), await quote(1)];
  await spine.must('convert-quotation', { cotizacion: sold });
  await spine.must('cancel-quotation', { id: cancelled, motivo: 'No' });
  expect(await add({ cotizacion: sold })).toMatchObject({ codigo: 'OPORTUNIDAD_INVALIDA' });
  expect(await add({ cotizacion: cancelled })).toMatchObject({ codigo: 'OPORTUNIDAD_INVALIDA' });
  const seller = person('Ejecutivo de Ventas');
  const asSeller = (cotizacion: number) => add({ cotizacion }, seller, `${seller._id}.2026-01`);
  const [hidden, missing] = [await asSeller(theirs), await asSeller(9_999)];
  expect(hidden).toMatchObject({ ok: false, codigo: 'COTIZACION_NO_EXISTE' });
  expect(hidden).toEqual(missing);
});
