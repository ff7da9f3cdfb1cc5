import { person, type Reply, stockedSpine } from './spine.testing.ts';

async function company() {
  const spine = await stockedSpine([10]);
  for (const [tipo, codigo] of [
    ['condicion', '030'],
    ['metodo', 'TRF'],
  ])
    await spine.must('create-paymentoption', { condicionpago: { codigo, condicionPago: codigo, tipo } });
  const create = (more: object): Promise<Reply> =>
    spine.issue(person('Administrador'), 'create-order', {
      accion: 'crearsistema',
      pedido: {
        cliente: spine.cliente,
        tipo_entrega: 'EN SALA',
        bodega_entrega: 'Central',
        productos_pedido: [{ producto: '1', cantidad: 1, precio_venta: 1000 }],
        ...more,
      },
    });
  const edit = (pedido: object): Promise<Reply> =>
    spine.issue(person('Administrador'), 'edit-order', { accion: 'simple', id: 1, pedido });
  const validate = (more: object): Promise<Reply> =>
    spine.issue(person('Cobrador'), 'validate-order', {
      accion: 'validarpago',
      pedido: 1,
      textoValidacion: 'ok',
      ...more,
    });
  const customer = (name: string, request: object): Promise<Reply> =>
    spine.issue(person('Administrador'), name, request);
  return { create, edit, validate, customer, cliente: spine.cliente };
}

test('an order names conditions and methods that exist, whoever makes it, edits or validates it', async () => {
  const { create, edit, validate } = await company();
  const unknown = [
    [{ condicion_pago: 'NADA' }, 'CONDICION_NO_EXISTE'],
    [{ metodo_pago: 'NADA' }, 'METODO_NO_EXISTE'],
  ] as const;
  for (const [more, codigo] of unknown)
    expect(await create(more)).toMatchObject({ ok: false, codigo, titulo: 'Ocurrió un error al crear el Pedido' });
  expect(await create({ condicion_pago: '030', metodo_pago: 'TRF' })).toMatchObject({ ok: true, number: 1 });
  for (const [more, codigo] of unknown)
    expect(await edit(more)).toMatchObject({ ok: false, codigo, titulo: 'No se puede modificar el pedido' });
  for (const [more, codigo] of unknown) expect(await validate(more)).toMatchObject({ ok: false, codigo });
  expect(await edit({ condicion_pago: '030', metodo_pago: null, observacion: 'Llamar antes' })).toMatchObject({
    ok: true,
  });
  expect(await validate({ condicion_pago: '030', metodo_pago: 'TRF' })).toMatchObject({ ok: true });
});

test('what the customer has by agreement is not asked for again', async () => {
  const { create, validate } = await company();
  expect(await create({})).toMatchObject({ ok: true });
  expect(await validate({})).toMatchObject({ ok: true });
});

test('a customer’s payment condition is one that exists, whoever is registered or changed', async () => {
  const { customer, cliente } = await company();
  const refused = { ok: false, codigo: 'CONDICION_NO_EXISTE', titulo: 'No se puede guardar' };
  const other = { nombre: 'Otra', legalcode: '76.123.456-0' };
  expect(await customer('register-customer', { cliente: { ...other, condicion_pago: 'NADA' } })).toMatchObject(refused);
  expect(await customer('register-customer', { cliente: { ...other, condicion_pago: '030' } })).toMatchObject({
    ok: true,
  });
  const change = (condicion_pago: string) =>
    customer('change-customer', { accion: 'simple', id: cliente, cliente: { condicion_pago, giro: 'Redes' } });
  expect(await change('NADA')).toMatchObject(refused);
  // A method of payment is no condition.
  expect(await change('TRF')).toMatchObject(refused);
  expect(await change('030')).toMatchObject({ ok: true });
});
