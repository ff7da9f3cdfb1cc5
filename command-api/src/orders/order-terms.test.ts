import { person, type Reply, stockedSpine } from '../kernel/spine.testing.ts';

async function company() {
  const spine = await stockedSpine([10]);
  for (const [tipo, codigo] of [
    ['condicion', '030'],
    ['metodo', 'TRF'],
  ])
    await spine.must('register-payment-option', { condicionpago: { codigo, condicionPago: codigo, tipo } });
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
  return { create, edit, validate };
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
