import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { abandonValidation } from './abandon-validation.ts';
import { byProduct, order } from '../streams/order/order.ts';
import { after, created, goods, lineOf, validated } from './order.testing.ts';
import { pesosText } from '../kernel/money.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import type { CreditSeen } from './credit-block.ts';
import type { SeenStock } from './shortages.ts';
import { validateOrder } from './validate-order.ts';

const stock = (fisico: number, comprometido = 0): SeenStock => ({
  fisico,
  comprometido,
  disponible: fisico - comprometido,
});
const decide = (
  given: ReturnType<typeof created>[],
  seen: Record<string, SeenStock>,
  textoValidacion = 'Pago visto',
  more = {},
  validacion = 'v1',
) =>
  decideGiven(validateOrder, given, {
    request: { accion: 'validarpago', pedido: 77, textoValidacion, ...more },
    user: someone('Cobrador'),
    facts: {
      stock: seen,
      bodega: 'Central',
      movimientos: given.length > 0 ? byProduct(after(given), (line) => line.cantidad) : [],
      validacion,
    },
  });

test('a validated order is ready for picking and keeps the stock that the validator saw', () => {
  const [done, comment] = events(decide([created()], { 1: stock(10, 4) }, 'Pago visto', { metodo_pago: 'TRF' }));
  expect(done).toMatchObject({
    type: 'OrderValidated',
    data: {
      estatus: 'Pendiente Picking',
      comentario: 'Pago visto',
      metodo_pago: 'TRF',
      condicion_pago: '030',
      validacion: 'v1',
      stock: [
        { linea: 1, part_number: 'PN-1', bodega: 'Central', solicitado: 3, fisico: 10, comprometido: 4, disponible: 6 },
      ],
    },
  });
  expect(comment).toMatchObject({ type: 'OrderCommentAdded', data: { texto: 'Pago visto', origen: 'validacion' } });
});

test('work needs no stock; an order of nothing else goes past the warehouse', () => {
  const work = lineOf(2, goods('9', { servicio: true }), 4);
  const mixed = created({ productos_pedido: [lineOf(1, goods('1'), 3), work] });
  const [done] = events(decide([mixed], { 1: stock(3) }));
  expect(done).toMatchObject({ type: 'OrderValidated', data: { stock: [{ linea: 1, solicitado: 3 }] } });
  const alone = [created({ productos_pedido: [work] })];
  const found = events(decide(alone, {}));
  expect(found.map(({ type }) => type)).toEqual(['OrderValidated', 'OrderCommentAdded', 'OrderReadyInRoom']);
  expect(foldAll(order, [...alone, ...found])).toMatchObject({ estatus: 'Entregado a Sala' });
});

test('success says so in the words of the spec', () => {
  expect(validateOrder.answer({ events: [], state: { number: 77 } as never }, {} as never)).toEqual({
    titulo: 'Pedido N° 77 Validado Administrativamente',
    mensaje: 'El Pedido fue validado y quedó disponible para Picking',
  });
});

test('the comment is mandatory', () => {
  expect(refusal(decide([created()], { 1: stock(10) }, '   '))).toMatchObject({
    titulo: 'Por favor Agrega un Comentario',
    mensaje: 'El comentario de validación es obligatorio.',
  });
});

test('only an order that waits for it is validated', () => {
  expect(refusal(decide(validated(), { 1: stock(10) })).mensaje).toBe(
    'El pedido no se encuentra en estado Pendiente Validacion Administrativa',
  );
  expect(refusal(decide([], {})).codigo).toBe('PEDIDO_NO_EXISTE');
});

test('short shelves and other orders’ commitments are told apart', () => {
  const given = [
    created({ productos_pedido: [lineOf(1, goods('1'), 5), lineOf(2, goods('2'), 5), lineOf(3, goods('3'), 5)] }),
  ];
  const answer = refusal(decide(given, { 1: stock(4), 2: stock(8, 6), 3: stock(5) }));
  expect(answer).toMatchObject({ codigo: 'SIN_STOCK', titulo: 'Los siguientes productos no tienen stock suficiente:' });
  expect(answer.mensaje).toBe(
    'El pedido no se validó: faltan 1 de PN-1, 3 de PN-2. Revisa el stock o divide el pedido.',
  );
  expect(answer.extra).toEqual({
    arrProductosSinStock: [
      {
        part_number: 'PN-1',
        solicitado: 5,
        disponible: 4,
        codigo_sap: 'SAP-1',
        producto: { _id: '1', part_number: 'PN-1', nombre: 'Cámara 1' },
      },
    ],
    arrProductosComprometidos: [
      {
        part_number: 'PN-2',
        solicitado: 5,
        disponible: 2,
        codigo_sap: 'SAP-2',
        producto: { _id: '2', part_number: 'PN-2', nombre: 'Cámara 2' },
      },
    ],
  });
});

test('two lines of one product need their sum', () => {
  const given = [created({ productos_pedido: [lineOf(1, goods('1'), 5), lineOf(2, goods('1'), 5, 900)] })];
  expect(refusal(decide(given, { 1: stock(9) })).extra).toMatchObject({
    arrProductosSinStock: [{ solicitado: 10, disponible: 9 }],
  });
  expect(events(decide(given, { 1: stock(10) }))).toHaveLength(2);
});

test('stock read in a warehouse that the order has left since counts for nothing', () => {
  expect(refusal(decide([created({ bodega_entrega: 'Norte' })], { 1: stock(10) })).codigo).toBe('ESTADO_NO_PERMITE');
});

test('an attempt that was ruled out can never validate the order, another one can, and a winner is not ruled out', () => {
  const given = [created(), ...abandonValidation(foldAll(order, [created()]), 'v1')];
  expect(given).toHaveLength(2);
  expect(refusal(decide(given, { 1: stock(10) }))).toMatchObject({
    codigo: 'ESTADO_NO_PERMITE',
    mensaje: 'La validación tardó demasiado y el stock se liberó. Valida de nuevo.',
  });
  expect(abandonValidation(foldAll(order, given), 'v1')).toEqual([]);
  expect(
    events(decide(given.concat(abandonValidation(foldAll(order, given), 'v0')), { 1: stock(10) }, 'ok', {}, 'v2')),
  ).toHaveLength(2);
  expect(abandonValidation(foldAll(order, validated()), 'v9')).toEqual([]);
  expect(abandonValidation(undefined, 'v1')).toEqual([]);
});

describe('rules of credit', () => {
  const total = after([created()]).total;
  const credit = (more: Partial<CreditSeen> = {}): CreditSeen => ({
    reglas: { cupo: true, vencido: true, dias_gracia: 5 },
    cupo: total + 1000,
    usado: 1000,
    vencido: 0,
    a_credito: true,
    ...more,
  });
  const tried = (
    credito: CreditSeen | undefined,
    {
      perfil = 'Cobrador',
      given = created(),
      ...more
    }: { perfil?: Perfil; given?: ReturnType<typeof created>; excepcion_credito?: boolean } = {},
  ) =>
    decideGiven(validateOrder, [given], {
      request: { accion: 'validarpago', pedido: 77, textoValidacion: 'Paga el viernes', ...more },
      user: someone(perfil),
      facts: {
        stock: { 1: stock(10) },
        bodega: 'Central',
        movimientos: byProduct(after([given]), (line) => line.cantidad),
        validacion: 'v1',
        credito,
      },
    });

  test.each([
    ['no rule in force', undefined],
    ['to the peso within the limit', credit()],
    ['the limit is no rule', credit({ reglas: { cupo: false, vencido: true, dias_gracia: 0 }, usado: 9e9 })],
    ['debts are no rule', credit({ reglas: { cupo: true, vencido: false, dias_gracia: 0 }, vencido: 5 })],
    ['paid at once, whatever the limit', credit({ a_credito: false, cupo: 0 })],
  ])('let it pass: %s', (_, seen) => {
    const [done] = events(tried(seen));
    expect(done!.type).toBe('OrderValidated');
    expect(done!.data).not.toHaveProperty('excepcion_credito');
  });

  test('beyond the limit, and with debts that are old: a Cobrador hears the figures and whom to ask', () => {
    const no = refusal(tried(credit({ usado: 1001, vencido: 70_000 }), { excepcion_credito: true }));
    expect(no).toMatchObject({ codigo: 'CREDITO_BLOQUEADO', extra: { exceptuable: false } });
    expect(no.mensaje).toContain(`usa $1.001 de su cupo de ${pesosText(total + 1000)}`);
    expect(no.mensaje).toContain(`con este pedido serían ${pesosText(total + 1001)}.`);
    expect(no.mensaje).toContain('Debe $70.000 vencidos hace 5 días o más.');
    expect(no.mensaje).toContain('pide a un Administrador');
  });

  test('an Administrador is asked first, and what they let pass says on which figures', () => {
    const seen = credit({ cupo: 0, usado: 0, vencido: 12 });
    expect(refusal(tried(seen, { perfil: 'Administrador' }))).toMatchObject({ extra: { exceptuable: true } });
    const [done] = events(tried(seen, { perfil: 'Administrador', excepcion_credito: true }));
    expect(done!.data).toMatchObject({
      comentario: 'Paga el viernes',
      excepcion_credito: { cupo: 0, usado: 0, vencido: 12 },
    });
  });

  test('an exception that nothing asked for is none', () => {
    const [done] = events(tried(credit(), { perfil: 'Administrador', excepcion_credito: true }));
    expect(done!.data).not.toHaveProperty('excepcion_credito');
  });
});
