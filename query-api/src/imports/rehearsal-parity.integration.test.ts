import { contract } from '@power/domain/contract';
import { customer } from '@power/domain/customers/customer';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { storeFigureRow } from '@power/domain/assistant/views/assistant-row';
import { importKinds } from '@power/domain/imports/kinds.shared';
import { serialRow } from '@power/domain/inventory/serials/views/serial-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { userRow } from '@power/domain/access/views/user-row';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { checkRows, type ImportKind } from '@power/domain/kernel/import-kind';
import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { paymentOptions, warehouses } from '@power/domain/masters';
import { orderRow } from '@power/domain/orders/views/order-row';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { product } from '@power/domain/products/product';
import { productRow } from '@power/domain/products/views/product-row';
import { order, type OrderState } from '@power/domain/streams/order/order';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { DAY, otherRows, sampleOf, valuesFor } from './parity-rows.testing.ts';
import { rehearsals } from './rehearsals.ts';

type Row = Readonly<Record<string, unknown>>;
interface Reply {
  readonly ok: boolean;
  readonly mensaje: string;
  readonly [field: string]: unknown;
}
interface Spine {
  issue(user: object, name: string, request: object, commandId?: string): Promise<Reply>;
  state<S>(aggregate: Aggregate<S>, id: string): Promise<S>;
  pass(ms: number): void;
}
interface StockedSpine extends Spine {
  must(name: string, request: object): Promise<Reply>;
  orderFor(lines: object): Promise<Reply>;
  validate(pedido: unknown): Promise<Reply>;
  readonly cliente: string;
}
/** The command side over a log in memory. Loaded at run time: no file of one application imports another. */
interface CommandSide {
  openSpine(log: MemoryEventStore, pool: pg.Pool): Promise<Spine>;
  numbersInMemory(): pg.Pool;
  person(perfil: string): object;
  stockedSpine(units: readonly number[], spine: Spine): Promise<StockedSpine>;
}

let side: CommandSide;
let database: TestDatabase;
let db: pg.Pool;
let company: MemoryEventStore;
let pool: pg.Pool;
const kinds = importKinds.filter(({ command }) => command !== undefined);

/** A company in the log, and the same company in the read models. */
async function createCompany(): Promise<void> {
  const spine = await side.stockedSpine([500, 50], await side.openSpine(company, pool));
  const { must } = spine;
  for (const [codigo, more] of [
    ['CAM-01', { part_number: 'PN-C', ean: ['EAN1'] }],
    ['INST', { part_number: 'PN-S', servicio: true, serializable: false }],
    ['ÑANDÚ-1', { part_number: 'PN-Ñ' }],
    ['VIEJO', { part_number: 'PN-V', ean: ['EANV'] }],
  ] as const)
    await must('register-product', { producto: { codigo, nombre: 'Cámara', marca: 'M', ...more } });
  await must('change-product', { accion: 'simple', id: '6', producto: { activo: false } });
  for (const codigo of ['CENTRAL', 'NORTE', 'CERRADA'])
    await must('create-warehouse', { bodega: { codigo, nombre: codigo, tipo: 'física', codigo_sap: '', comuna: '' } });
  await must('change-warehouse', { id: '3', bodega: { activo: false } });
  for (const codigo of ['CON', 'OLD'])
    await must('create-paymentoption', { condicionpago: { codigo, condicionPago: codigo, tipo: 'condicion' } });
  await must('change-paymentoption', { id: 'condicion-OLD', condicionpago: { activo: false } });
  const people: string[] = [];
  for (const email of ['eva@power.test', 'ido@power.test'])
    people.push(
      (
        await must('register-user', {
          accion: 'crear',
          usuario: { email, nombre: email, perfil: 'Ejecutivo de Ventas', password: 'una-clave-larga' },
        })
      )._id as string,
    );
  await must('deactivate-user', { accion: 'desactivar', usuario: people[1] });
  const billed: NonNullable<OrderState>[] = [];
  for (const _ of [1, 2]) {
    const { number } = await spine.orderFor({ 1: 3 });
    await spine.validate(number);
    await must('invoice-order', { pedido: number, sin_picking: true });
    billed.push((await spine.state(order, String(number)))!);
  }
  await plant(db, userRow, [
    { _id: people[0], email: 'eva@power.test', activo: true },
    { _id: people[1], email: 'ido@power.test', activo: false },
  ]);
  await plant(db, paymentOptions.master.row, [
    { _id: 'condicion-CON', tipo: 'condicion', codigo: 'CON', activo: true },
    { _id: 'condicion-OLD', tipo: 'condicion', codigo: 'OLD', activo: false },
  ]);
  await plant(db, warehouses.master.row, [
    { _id: '1', codigo: 'CENTRAL', activo: true },
    { _id: '2', codigo: 'NORTE', activo: true },
    { _id: '3', codigo: 'CERRADA', activo: false },
  ]);
  const products = await Promise.all(['1', '2', '3', '4', '5', '6'].map((id) => spine.state(product, id)));
  await plant(db, productRow, products as readonly object[] as readonly Row[]);
  await plant(db, customerRow, [{ ...(await spine.state(customer, spine.cliente)) }]);
  await plant(
    db,
    orderRow,
    billed.map((o) => ({
      ...{ _id: String(o.number), number: o.number, folio: o.factura!.folio, estatus: o.estatus, facturado: true },
      ...{ datos_wp: null, legalcode: o.client.legalcode, acreditado: 0 },
      ...{ total: o.factura!.total, total_facturado: o.factura!.total },
    })),
  );
  folio = billed[0]!.factura!.folio;
}
let folio = 0;

beforeAll(async () => {
  side = (await import(
    new URL('../../../command-api/src/kernel/spine.testing.ts', import.meta.url).href
  )) as unknown as CommandSide;
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    ...[
      productRow,
      stockRow,
      serialRow,
      orderSerialRow,
      customerRow,
      userRow,
      paymentOptions.master.row,
      warehouses.master.row,
    ],
    ...[orderRow, refundRow, paymentRow, storeFigureRow],
  ]);
  const { query } = side.numbersInMemory();
  pool = { query, connect: () => db.connect() } as unknown as pg.Pool;
  company = new MemoryEventStore();
  await createCompany();
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

let issued = 0;
const heading = ({ fields }: ImportKind, issue: { readonly path: readonly PropertyKey[] } | undefined): string =>
  fields[String(issue?.path[1])]?.label ?? '';
/** What only a spreadsheet does to a value: a request that holds it says what its sender meant. */
const SPREADSHEET = /es una fórmula|la planilla|está repetido en la fila/;

/** What a file's rows come to in the rehearsal: `accepted`, or the sentence of the refusal. */
async function rehearsed(kind: ImportKind, file: readonly Row[]): Promise<string[]> {
  const { good, wrong } = checkRows(
    kind,
    file.map((valores, fila) => ({ fila, valores })),
  );
  const rows = readerFor(db, { ...SYSTEM, perfil: 'Administrador' });
  const inputs = good.map(({ values }) => values);
  const judge = inputs.length > 0 ? await rehearsals[kind.tipo]!(rows, inputs, `${DAY}T13:00:00.000Z`) : undefined;
  const verdicts = new Map(wrong.map(({ fila, errores }) => [fila, errores.join('. ')]));
  for (const { fila, values } of good) {
    const verdict = judge!(values);
    verdicts.set(fila, isRejection(verdict) ? verdict.mensaje : 'accepted');
  }
  return file.map((_, fila) => verdicts.get(fila)!);
}

/** A row as a request holds it: a list is a list. */
const typed = ({ fields }: ImportKind, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name]!.kind === 'list' && typeof value === 'string' && value !== '' ? value.split(/[,;] */) : value,
    ]),
  );

/** What they come to in the import: rows that can be read go to their command, the others to its schema as they are. */
async function imported(kind: ImportKind, file: readonly Row[]): Promise<string[]> {
  const { good, wrong } = checkRows(
    kind,
    file.map((valores, fila) => ({ fila, valores })),
  );
  const command = contract.find(({ name }) => name === kind.command) as CommandDefinition;
  const verdicts = new Map<number, string>();
  for (const { fila, errores } of wrong) {
    const text = errores.join('. ');
    const raw = command.request.safeParse({ accion: 'importar', fila: typed(kind, file[fila]!) });
    const column = heading(kind, raw.error?.issues[0]);
    verdicts.set(
      fila,
      SPREADSHEET.test(text) || (!raw.success && text.includes(`${column}:`))
        ? text
        : raw.success
          ? 'accepted'
          : column,
    );
  }
  const spine = await side.openSpine(company.copy(), pool);
  // Claims of the company are old: a name that nobody has any more is free.
  spine.pass(3_600_000);
  for (const { fila, values } of good) {
    const request = { accion: 'importar', fila: JSON.parse(JSON.stringify(values)) as Row };
    const parsed = command.request.safeParse(request);
    if (!parsed.success) {
      verdicts.set(fila, parsed.error.issues[0]!.message);
      continue;
    }
    const reply = await spine
      .issue(side.person('Administrador'), kind.command!, request, `row-${(issued += 1)}`)
      .catch((error: Error) => ({ ok: false, mensaje: `failed: ${error.message}` }));
    verdicts.set(fila, reply.ok ? 'accepted' : reply.mensaje);
  }
  return file.map((_, fila) => verdicts.get(fila)!);
}

/** What the last row of a file says otherwise than the sample. */
const changed = (kind: ImportKind, file: readonly Row[]) =>
  Object.entries(file.at(-1)!).filter(([name, value]) => sampleOf(kind, folio)[name] !== value);

/** Files whose verdicts differ: the row that was changed, and both verdicts. */
async function differences(kind: ImportKind, files: readonly (readonly Row[])[]): Promise<string[]> {
  const all: string[] = [];
  for (const file of files) {
    const [rehearsal, result] = [await rehearsed(kind, file), await imported(kind, file)];
    if (rehearsal.join('|') !== result.join('|'))
      all.push(
        `${JSON.stringify(changed(kind, file))}: rehearsal ${rehearsal.join(' | ')}; import ${result.join(' | ')}`,
      );
  }
  return all;
}

test.each(kinds.map((kind) => [kind.tipo, kind] as const))(
  'of %s the sample row is accepted by rehearsal and import',
  async (_, kind) => {
    const file = [sampleOf(kind, folio)];
    expect([await rehearsed(kind, file), await imported(kind, file)]).toEqual([['accepted'], ['accepted']]);
  },
);

test.each(kinds.map((kind) => [kind.tipo, kind] as const))(
  'of %s each violating value of each column has the same verdict in rehearsal and import',
  async (_, kind) => {
    const files = Object.keys(kind.fields).flatMap((column) =>
      valuesFor(kind.fields[column]!, folio).map((value) => [{ ...sampleOf(kind, folio), [column]: value }]),
    );
    expect(await differences(kind, files)).toEqual([]);
  },
);

test.each(kinds.map((kind) => [kind.tipo, kind] as const))(
  'of %s two rows of a file that share one column have the same verdicts in rehearsal and import',
  async (tipo, kind) => {
    const first = sampleOf(kind, folio);
    const files = Object.keys(kind.fields).flatMap((column) => {
      const value = first[column];
      const forms = typeof value === 'string' ? [value, value.toLowerCase(), `${value}\u200b`] : [value];
      return otherRows(kind, folio).flatMap((other) => forms.map((form) => [first, { ...other, [column]: form }]));
    });
    expect(await differences(kind, files)).toEqual([]);
  },
);

test('a payment of a day to come is refused by the rehearsal as by the import', async () => {
  const kind = kinds.find(({ tipo }) => tipo === 'pagos')!;
  const [verdict] = await rehearsed(kind, [{ ...sampleOf(kind, folio), fecha: '2101-01-01' }]);
  expect(verdict).toBe('La fecha del pago no puede ser posterior a hoy. Corrígela.');
  expect(DAY < '2101-01-01').toBe(true);
});
