import {
  SendingCancelled,
  SendingPart,
  SendingPartDone,
  SendingScheduled,
  SendingStarted,
} from '@power/domain/notifications/events';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import followSending from './follow-sending.ts';
import recipientList from './recipient-list.ts';
import sendingList from './sending-list.ts';

const mensaje = {
  tipo: 'oferta',
  titulo: 'Semana',
  subtitulo: '',
  bajada: '',
  contenido: 'Todo rebajado',
  producto: '',
  marca: '',
  link: '',
};
const autor = { _id: 'm', nombre: 'Marta' };
const personas = Array.from({ length: 23 }, (_, n) => ({ _id: `u${n}`, nombre: `Persona ${n}` }));
const part = SendingPart({ _id: '7', parte: 0, mensaje, personas, autor });
const inicia = '2026-01-05T13:00:00.000Z';
const scheduled = SendingScheduled({
  _id: '7',
  mensaje,
  segmento: { perfiles: [], tipos_cliente: [], marcas: [] },
  inicia,
  estimados: 20,
  autor,
});
type Event = { readonly type: string; readonly data: unknown };
type Tools = ReturnType<typeof trialTools>;
const react = (event: Event, tools: Tools) =>
  followSending.reactions.find(({ type }) => type === event.type)!.react(event.data as never, {} as never, tools);

test('killed in the middle and begun again, each person is told once, and the part is reported', async () => {
  /** What the log keeps: a command that it knows has no second effect. */
  const told = new Map<string, Record<string, unknown>>();
  let left = 13;
  const tools = trialTools(async (_name, request, id) => {
    if (left === 0) throw new Error('killed');
    left -= 1;
    told.set(id!, request);
    return { ok: true, _id: `n-${id}` };
  });
  await expect(react(part, tools)).rejects.toThrow('killed');
  left = Infinity;
  await react(part, tools);
  const notices = [...told].filter(([id]) => !id.includes('/parte/'));
  expect(notices.map(([, { usuarios }]) => usuarios)).toEqual(personas.map(({ _id }) => [_id]));
  expect(notices[0]![1]).toMatchObject({ tipo: 'oferta', titulo: 'Semana', user_origen: autor });
  expect(told.get('envio/7/parte/0')).toMatchObject({ id: '7', parte: 0 });
});

test('who cannot be told is reported with the reason, and the others are told', async () => {
  const results: unknown[] = [];
  const tools = trialTools(async (name, request) => {
    if (name === 'report-sending') results.push(...(request.resultados as unknown[]));
    return (request.usuarios as string[] | undefined)?.[0] === 'u1'
      ? { ok: false, mensaje: 'No se pudo' }
      : { ok: true, _id: 'n' };
  });
  await react(part, tools);
  expect(results.slice(0, 2)).toEqual([
    { persona: 'u0', notificacion: 'n', error: '' },
    { persona: 'u1', notificacion: '', error: 'No se pudo' },
  ]);
});

test('it waits for its hour; one that was cancelled is awaited no more; a clock that is behind is asked again', async () => {
  const expected = new Map<string, { memoria: Record<string, unknown>; vence: string | undefined }>();
  let reply: { ok: boolean; codigo?: string } = { ok: false, codigo: 'AUN_NO' };
  const tools = trialTools(async () => reply, expected);
  await react(scheduled, tools);
  expect(expected.get('7')?.vence).toBe(inicia);
  const due = () =>
    followSending.reactions
      .find(({ type }) => type === 'ExpectationDue')!
      .react(
        { proceso: followSending.name, instancia: '7', vence: inicia, memoria: {} } as never,
        { at: inicia } as never,
        tools,
      );
  await due();
  expect(expected.get('7')?.vence).toBe('2026-01-05T13:01:00.000Z');
  reply = { ok: false, codigo: 'NO_EXISTE' };
  await due();
  expect(expected.get('7')?.vence).toBeUndefined();
  await react(scheduled, tools);
  await react(SendingCancelled({ _id: '7', titulo: 'Semana', motivo: 'No' }), tools);
  expect(expected.get('7')?.vence).toBeUndefined();
});

const log = (...events: Event[]) =>
  events.map((event, version) => ({
    ...event,
    id: `e${version}`,
    schema: 1,
    stream: 'sending-7',
    version,
    position: BigInt(version + 1),
    metadata: { at: `2026-01-05T12:0${version}:00.000Z`, user: 'm', perfil: 'Marketing', commandId: 'c' },
  })) as never;
const done = SendingPartDone({
  _id: '7',
  parte: 0,
  resultados: personas.map(({ _id }, n) => ({ persona: _id, notificacion: n ? `n${n}` : '', error: n ? '' : 'No' })),
});

test('the list shows progress and result, and each person what became of theirs', () => {
  const started = SendingStarted({ _id: '7', titulo: 'Semana', personas: 23 });
  const row = (...events: Event[]) => rowsGiven(sendingList, log(...events)).rows.get('7');
  expect(row(scheduled)).toMatchObject({ estado: 'Programado', personas: 20, inicia });
  expect(row(scheduled, started)).toMatchObject({ estado: 'Enviando', personas: 23 });
  expect(row(scheduled, started, part, done)).toMatchObject({ estado: 'Enviado', entregadas: 22, rechazadas: 1 });
  expect(row(scheduled, SendingCancelled({ _id: '7', titulo: 'Semana', motivo: 'No' }))).toMatchObject({
    estado: 'Cancelado',
    motivo: 'No',
  });
  const people = (...events: Event[]) => rowsGiven(recipientList, log(...events)).rows;
  expect(people(part).get('7/u3')).toMatchObject({ nombre: 'Persona 3', estado: 'Pendiente' });
  expect(people(part, done).get('7/u0')).toMatchObject({ estado: 'Rechazada', error: 'No' });
  expect(people(part, done).get('7/u3')).toMatchObject({ estado: 'Entregada', error: null, notificacion: 'n3' });
});
