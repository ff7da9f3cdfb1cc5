import { trainingRow } from '@power/domain/trainings/views/training-row';
import { OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type pg from 'pg';
import { remindOfTrainings } from './remind-trainings-job.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrate(db, OUTBOX_SCHEMA);
  await createReadModels(db, [trainingRow]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const training = (number: number, estado: 'Programada' | 'Cancelada', fecha: string) => {
  const person = (inscripcion: number) => ({
    inscripcion,
    nombre: `Ana ${inscripcion}`,
    email: `a${inscripcion}.${number}@cliente.test`,
    empresa: '',
    asistio: null,
  });
  return {
    _id: String(number),
    number,
    estado,
    fecha,
    documento: {
      ...{ number, nombre: 'Cámaras IP', estado, fecha, hora: '10:00', lugar: 'Sala 1', link: '', relator: '' },
      inscritos: [person(1), person(2)],
      espera: [person(3)],
    },
  };
};
const mails = async () =>
  (
    await db.query<{ para: string; texto: string; papel: string }>(
      'SELECT para, texto, papel FROM ops.outbox ORDER BY creado, para',
    )
  ).rows;

test('whoever goes tomorrow is told when and where, once; who waits, and whose training is off or later, is not', async () => {
  await plant(db, trainingRow, [
    training(1, 'Programada', '2026-01-06'),
    training(2, 'Cancelada', '2026-01-06'),
    training(3, 'Programada', '2026-01-07'),
  ] as never);
  // Late in the evening in Santiago it is the next day already elsewhere.
  for (const now of ['2026-01-05T13:00:00.000Z', '2026-01-06T02:30:00.000Z'])
    // oxlint-disable-next-line no-await-in-loop -- two
    expect(await remindOfTrainings(db, now)).toBe(2);
  expect((await mails()).map(({ para }) => para)).toEqual(['a1.1@cliente.test', 'a2.1@cliente.test']);
  expect((await mails())[0]!.texto).toMatch(/mañana 06-01-2026 a las 10:00[^]*Lugar: Sala 1/);
  // With the entry that is scanned at the door, as long as the person is enrolled and the training is on.
  expect((await mails()).map(({ papel }) => papel)).toEqual(['entrada/1/1', 'entrada/1/2']);
});
