import { permisosOf } from '@power/domain/kernel/perfiles';
import { trainingCertificate } from '@power/domain/trainings/views/queries';
import { CODIGO } from '@power/domain/trainings/views/own-trainings';
import { trainingRow } from '@power/domain/trainings/views/training-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { textOf } from '../../kernel/pdf-text.testing.ts';
import { certificateCode } from './certificate.shared.ts';
import handlers from './handlers.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [trainingRow]);
  const person = (inscripcion: number, asistio: boolean | null) => ({
    inscripcion,
    nombre: `Ana Núñez ${inscripcion}`,
    email: 'a@cliente.test',
    empresa: 'Redes del Sur',
    asistio,
  });
  const documento = {
    number: 3,
    nombre: 'Cámaras IP',
    fecha: '2026-11-05',
    lugar: 'Sala 1',
    relator: '',
    inscritos: [person(1, true), person(2, false), person(3, null)],
  };
  const of = (cliente_id: string, n: number) => ({
    ...person(n, true),
    cliente_id,
    nombre: `Persona de ${cliente_id}`,
  });
  await plant(db, trainingRow, [
    { _id: '3', number: 3, documento },
    {
      _id: '5',
      number: 5,
      estado: 'Programada',
      fecha: '2026-12-05',
      documento: {
        ...documento,
        number: 5,
        estado: 'Realizada',
        hora: '10:00',
        link: 'https://reunion.test/5',
        inscritos: [of('9', 1), of('8', 2)],
        espera: [{ ...of('9', 3), asistio: null }],
      },
    },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('whoever was there has a certificate with name, training and day; nobody else has one', async () => {
  const user = {
    ...{ _id: 'u', nombre: 'u', email: '', sesion: 's' },
    perfil: 'Marketing',
    permisos: permisosOf('Marketing'),
  } as const;
  const ask = (id: number, inscripcion: number) =>
    handlers
      .find(({ query }) => query.name === trainingCertificate.name)!
      .handle(
        { accion: 'certificado', id, inscripcion } as never,
        { rows: readerFor(db, user), user } as never,
      ) as Promise<{ readonly codigo?: string; readonly file?: { readonly nombre: string; readonly stream: Buffer } }>;
  const { file } = await ask(3, 1);
  expect(file!.nombre).toBe('Certificado 3-1.pdf');
  const text = textOf(file!.stream);
  for (const said of ['Ana Núñez 1', 'Redes del Sur', 'Cámaras IP', '05-11-2026', 'Sala 1', '3-1'])
    expect(text).toContain(said);
  expect([
    (await ask(3, 2)).codigo,
    (await ask(3, 3)).codigo,
    (await ask(3, 9)).codigo,
    (await ask(4, 1)).codigo,
  ]).toEqual(['SIN_ASISTENCIA', 'SIN_ASISTENCIA', 'SIN_ASISTENCIA', 'CAPACITACION_NO_EXISTE']);
});

test('a client company finds its own people alone: enrolments, their link, and the paper of who was there', async () => {
  const client = (cliente_id?: string) => ({
    ...{ _id: 'u', nombre: 'u', email: '', sesion: 's' },
    perfil: 'Cliente' as const,
    permisos: permisosOf('Cliente'),
    ...(cliente_id !== undefined && { cliente_id }),
  });
  const ask = (name: string, request: object, cliente?: string) =>
    handlers
      .find(({ query }) => query.name === name)!
      .handle(
        request as never,
        { rows: readerFor(db, client(cliente)), user: client(cliente), now: '' } as never,
      ) as Promise<Record<string, unknown>>;
  const enrolments = async (cliente?: string) =>
    (await ask('own-enrolments', { accion: 'propias' }, cliente)).inscripciones as Record<string, unknown>[];
  expect(await enrolments('9')).toMatchObject([
    { number: 5, inscripcion: 1, estado: 'Asistió', link: 'https://reunion.test/5' },
    { number: 5, inscripcion: 3, estado: 'En espera', link: '' },
  ]);
  expect(JSON.stringify(await enrolments('9'))).not.toContain('Persona de 8');
  expect([await enrolments('7'), await enrolments()]).toEqual([[], []]);
  const paper = (inscripcion: number, cliente?: string) =>
    ask('own-certificate', { accion: 'certificadopropio', id: 5, inscripcion }, cliente);
  expect((await paper(1, '9')).file).toBeDefined();
  for (const [inscripcion, cliente] of [
    [2, '9'],
    [1, '8'],
    [1, undefined],
    [99, '9'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- four
    expect((await paper(inscripcion, cliente)).codigo).toBe('SIN_ASISTENCIA');
});

test('a certificate is checked by its code; one that was altered, of somebody who was not there or of long ago is not ours', async () => {
  const semilla = 'capacitacion-5';
  const person = (inscripcion: number, asistio: boolean) => ({
    inscripcion,
    nombre: `Ana ${inscripcion}`,
    email: 'a@cliente.test',
    empresa: 'Redes del Sur',
    asistio,
  });
  const of = (number: number, more: object) => ({
    _id: String(number),
    number,
    documento: {
      number,
      nombre: 'Cámaras IP',
      fecha: '2026-11-05',
      inscritos: [person(1, true), person(2, false)],
      espera: [],
      ...more,
    },
  });
  await plant(db, trainingRow, [of(6, { semilla }), of(7, {})] as never);
  const anybody = {
    _id: 'anonimo',
    nombre: '',
    email: '',
    sesion: '',
    perfil: 'Cliente',
    permisos: permisosOf('Cliente'),
  } as const;
  const ask = (codigo: string) =>
    handlers
      .find(({ query }) => query.name === 'check-certificate')!
      .handle({ codigo } as never, { rows: readerFor(db, anybody), user: anybody } as never) as Promise<
      Record<string, unknown>
    >;
  const code = certificateCode({ number: 6, semilla }, 1)!;
  expect(code).toMatch(CODIGO);
  expect(await ask(code)).toMatchObject({ ok: true, certificado: { nombre: 'Ana 1', capacitacion: 'Cámaras IP' } });
  const other = certificateCode({ number: 6, semilla }, 2)!;
  for (const wrong of [other, code.replace('6-1-', '6-2-'), code.replace('6-1-', '7-1-'), '99-1-0123456789'])
    // oxlint-disable-next-line no-await-in-loop -- four
    expect((await ask(wrong)).codigo).toBe('CERTIFICADO_NO_VALIDO');
  expect(certificateCode({ number: 7, semilla: undefined }, 1)).toBeUndefined();
});
