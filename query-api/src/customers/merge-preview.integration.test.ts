import { userRow } from '@power/domain/access/views/user-row';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { orderRow } from '@power/domain/orders/views/order-row';
import { integratorRow } from '@power/domain/integrators/views/integrator-row';
import { clientPlaceRow } from '@power/domain/reservations/places/views/client-place-row';
import { reservationRow } from '@power/domain/reservations/views/reservation-row';
import { withdrawalRow } from '@power/domain/reservations/withdrawals/views/withdrawal-row';
import { caseRow } from '@power/domain/service/cases/views/case-row';
import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import preview from './merge-preview.ts';

let database: TestDatabase;
let db: pg.Pool;
const address = (calle: string) => ({
  nombre: '',
  calle,
  comuna: 'Providencia',
  region: 'Metropolitana',
  referencia: '',
});
const contact = (nombre: string, email: string) => ({ nombre, email, telefono: '', cargo: '' });
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    customerRow,
    orderRow,
    quotationRow,
    opportunityRow,
    userRow,
    paymentOptionRow,
    refundRow,
    paymentRow,
    reservationRow,
    clientPlaceRow,
    withdrawalRow,
    caseRow,
    integratorRow,
  ]);
  await plant(db, paymentOptionRow, [{ _id: '1', tipo: 'condicion', codigo: 'C30', dias: [30] }]);
  const [own, others] = [{ ejecutivo_id: 'eva' }, { ejecutivo_id: 'otra' }];
  await plant(db, customerRow, [
    {
      _id: '7',
      nombre: 'Alarmas Sur',
      cupo: 900,
      puntos: 30,
      ...own,
      direcciones: [address('Uno 1')],
      contactos: [contact('Ana', 'ana@sur.cl')],
    },
    {
      _id: '8',
      nombre: 'Alarmas del Sur',
      cupo: 5,
      puntos: 4,
      ...others,
      direcciones: [address('Uno 1'), address('Dos 2')],
      contactos: [contact('Ana', 'ana@sur.cl'), contact('Bea', 'bea@sur.cl')],
    },
    { _id: '9', nombre: 'Otra' },
  ]);
  const credit = { condicion_pago: 'C30', total: 1000, validado_at: new Date() };
  await plant(db, orderRow, [
    { _id: '1', number: 1, cliente_id: '8', estatus: 'Pendiente Picking', ...credit, ...own },
    { _id: '2', number: 2, cliente_id: '8', estatus: 'Anulado', ...credit, ...others },
    { _id: '3', number: 3, cliente_id: '8', estatus: 'Entregado', entregado: true, facturado: true, ...others },
    { _id: '4', number: 4, cliente_id: '7', estatus: 'En Picking', ...credit, total: 250, ...own },
    { _id: '5', number: 5, cliente_id: '9', estatus: 'En Picking', ...credit, ...own },
  ]);
  await plant(db, quotationRow, [
    { _id: '1', number: 1, cliente_id: '8', estado: 'Vigente', ...own },
    { _id: '2', number: 2, cliente_id: '8', estado: 'Convertida', ...others },
  ]);
  await plant(db, opportunityRow, [{ _id: '1', number: 1, cliente_id: '8', ...others }]);
  await plant(db, userRow, [{ _id: 'u8', cliente_id: '8' }]);
  await plant(db, reservationRow, [
    { _id: '1', number: 1, cliente_id: '8', estado: 'Pendiente', retenida: true },
    { _id: '2', number: 2, cliente_id: '8', estado: 'Entregada', retenida: false },
    { _id: '3', number: 3, cliente_id: '9', estado: 'Pendiente', retenida: true },
  ]);
  await plant(db, clientPlaceRow, [{ _id: '8.1', cliente_id: '8' }]);
  await plant(db, withdrawalRow, [
    { _id: '1-1', cliente_id: '8', estado: 'En Proceso' },
    { _id: '1-2', cliente_id: '8', estado: 'Entregado' },
  ]);
  await plant(db, caseRow, [
    { _id: '1', number: 1, cliente_id: '8', estado: 'Recibido' },
    { _id: '2', number: 2, cliente_id: '8', estado: 'Entregado' },
  ]);
  await plant(db, integratorRow, [{ _id: '1', number: 1, cliente_id: '8' }]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil): Principal => ({
  _id: 'eva',
  nombre: 'Eva',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
});
async function ask(user: Principal, id: string, destino: string): Promise<Record<string, unknown>> {
  const reply = await preview.handle({ id, destino } as never, { db, rows: readerFor(db, user), user } as never);
  if (!isRejection(reply)) expect(preview.query.reply.safeParse(reply).error).toBeUndefined();
  return reply as Record<string, unknown>;
}

test('two customers are shown with what each owes and has, and what would be new to the one that stays', async () => {
  expect(await ask(someone('Administrador'), '8', '7')).toMatchObject({
    duplicado: {
      nombre: 'Alarmas del Sur',
      usado: 1000,
      cupo: 5,
      puntos: 4,
      pedidos: 3,
      pedidos_abiertos: 1,
      cotizaciones: 2,
      cotizaciones_abiertas: 1,
      oportunidades: 1,
      usuarios: 1,
      reservas: 2,
      reservas_abiertas: 1,
      ubicaciones: 1,
      retiros_abiertos: 1,
      casos: 2,
      casos_abiertos: 1,
      claves: 1,
      direcciones: 2,
      contactos: 2,
    },
    destino: { usado: 250, cupo: 900, puntos: 30, pedidos: 1, pedidos_abiertos: 1, cotizaciones: 0, usuarios: 0 },
    direcciones_nuevas: 1,
    contactos_nuevos: 1,
  });
});

test('the other way round nothing is new, and what is not there is said', async () => {
  const admin = someone('Administrador');
  expect(await ask(admin, '7', '8')).toMatchObject({ direcciones_nuevas: 0, contactos_nuevos: 0 });
  expect(await ask(admin, '8', 'nadie')).toMatchObject({ codigo: 'CLIENTE_NO_EXISTE' });
});

test("another seller's customer is to a seller as if it were not there, on either side", async () => {
  for (const [id, destino] of [
    ['8', '7'],
    ['7', '8'],
  ] as const)
    expect(await ask(someone('Ejecutivo de Ventas'), id, destino)).toMatchObject({ codigo: 'CLIENTE_NO_EXISTE' });
});
