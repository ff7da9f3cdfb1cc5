import { mayCall } from '../kernel/call.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { cancelSending } from './cancel-sending.ts';
import { MAX_PERSONAS, sendMassNotification } from './send-mass-notification.ts';
import { noticeOf } from './sending-input.shared.ts';
import { reportSending, startSending } from './start-sending.ts';
import { sendingGrid, sendingResult } from './views/sending-queries.ts';

const now = '2026-01-05T12:00:00.000Z';
const user = someone('Marketing');
const payload = { titulo: 'Semana Dahua', contenido: 'Todo con 10 % menos' };
const send = (request: object = {}, personas = 120, given: readonly DomainEvent[] = []) =>
  decideGiven(sendMassNotification, given, {
    request: sendMassNotification.request.parse({ ...payload, ...request }),
    user,
    now,
    facts: { _id: '7', personas },
  });
const cancel = (given: readonly DomainEvent[]) =>
  decideGiven(cancelSending, given, {
    request: { accion: 'cancelar', id: '7', motivo: 'No' },
    user,
    now,
    facts: undefined,
  });
const people = Array.from({ length: 120 }, (_, n) => ({ _id: `u${n}`, nombre: `Persona ${n}` }));
const start = (given: readonly DomainEvent[], at = now, personas = people) =>
  decideGiven(startSending, given, {
    request: { accion: 'iniciar', id: '7' },
    user,
    now: at,
    facts: { personas },
  });
const report = (given: readonly DomainEvent[], parte: number) =>
  decideGiven(reportSending, given, {
    request: { accion: 'avance', id: '7', parte, resultados: [] },
    user,
    now,
    facts: undefined,
  });

test('what is asked for is kept as it was written, for the hour that was said, once', () => {
  const asked = events(send({ programada: '2026-01-05T18:30:00-03:00', segmento: { marcas: ['Dahua'] } }));
  expect(asked).toMatchObject([
    {
      type: 'SendingScheduled',
      data: {
        _id: '7',
        mensaje: { tipo: 'aviso', titulo: 'Semana Dahua', subtitulo: '', link: '' },
        segmento: { perfiles: [], tipos_cliente: [], marcas: ['Dahua'] },
        inicia: '2026-01-05T21:30:00.000Z',
        estimados: 120,
      },
    },
  ]);
  expect(events(send({}))[0]!.data.inicia).toBe(now);
  expect(events(send({}, 120, asked))).toEqual([]);
});

test('nobody to tell, an hour that is over, a day that nobody remembers: nothing is written', () => {
  expect(refusal(send({}, 0)).codigo).toBe('SIN_DESTINATARIOS');
  expect(refusal(send({ programada: '2026-01-05T11:59:00Z' })).codigo).toBe('HORA_PASADA');
  expect(refusal(send({ programada: '2026-06-05T11:59:00Z' })).codigo).toBe('MUY_LEJOS');
});

test.each([
  [{ titulo: ' ' }, 'Ingresa este dato'],
  [{ contenido: '' }, 'Ingresa este dato'],
  [{ link: 'javascript:alert(1)' }, 'Escribe una dirección https o una pantalla, como productos'],
  [{ contenido: 'x'.repeat(901) }, 'A lo más 900 caracteres'],
])('%j is refused in words', (wrong, words) => {
  expect(sendMassNotification.request.safeParse({ ...payload, ...wrong }).error?.issues[0]?.message).toBe(words);
});

test('until it starts it can be cancelled, and then it never starts; once it has started it cannot', () => {
  const scheduled = events(send());
  const cancelled = events(cancel(scheduled));
  expect(cancelled).toMatchObject([{ type: 'SendingCancelled', data: { motivo: 'No' } }]);
  expect(events(start([...scheduled, ...cancelled]))).toEqual([]);
  expect(events(cancel([...scheduled, ...cancelled]))).toEqual([]);
  const started = events(start(scheduled));
  expect(refusal(cancel([...scheduled, ...started])).codigo).toBe('YA_COMENZO');
  expect(refusal(cancel([])).codigo).toBe('NO_EXISTE');
});

test('it starts at its hour, once, with everybody in parts, each person in one', () => {
  const scheduled = events(send({ programada: '2026-01-05T13:00:00Z' }));
  expect(refusal(start(scheduled)).codigo).toBe('AUN_NO');
  const started = events(start(scheduled, '2026-01-05T13:00:00.000Z'));
  expect(started[0]).toMatchObject({ type: 'SendingStarted', data: { personas: 120 } });
  expect(started.slice(1).flatMap(({ data }) => (data as { personas: object[] }).personas)).toEqual(people);
  const log = [...scheduled, ...started];
  expect(events(start(log, '2026-01-05T13:05:00.000Z'))).toEqual([]);
  const done = events(report(log, 1));
  expect(done).toMatchObject([{ type: 'SendingPartDone', data: { parte: 1 } }]);
  expect(events(report([...log, ...done], 1))).toEqual([]);
  expect(events(report(log, 9))).toEqual([]);
});

test('more people than one append holds are refused when it is asked for, and as many as are taken fit', () => {
  expect(refusal(send({}, MAX_PERSONAS + 1))).toMatchObject({
    codigo: 'MUCHAS_PERSONAS',
    mensaje:
      'Un envío llega a lo más a 5.000 personas y este segmento tiene 5.001. Divídelo por perfil, tipo de cliente o marca.',
  });
  const long = { titulo: 'ñ'.repeat(120), bajada: 'ñ'.repeat(300), contenido: 'ñ'.repeat(900) };
  const scheduled = events(send(long, MAX_PERSONAS));
  const crowd = Array.from({ length: MAX_PERSONAS }, (_, n) => ({
    _id: `3e8d6496-b1c9-8adb-b220-${String(n).padStart(12, '0')}`,
    nombre: 'Constanza Fernández Sepúlveda',
  }));
  const bytes = Buffer.byteLength(JSON.stringify(events(start(scheduled, now, crowd))));
  // A tenth is left for what the log adds to each event.
  expect(bytes).toBeLessThan(900_000);
});

test('a bell links to a screen; an address of the web is written out; a kind that is no word is a notice', () => {
  const texts = {
    ...payload,
    tipo: 'Gran Oferta',
    subtitulo: 'Hasta el viernes',
    bajada: '',
    producto: '',
    marca: 'Dahua',
  };
  expect(noticeOf({ ...texts, link: 'productos?q=dahua' })).toEqual({
    tipo: 'gran_oferta',
    titulo: 'Semana Dahua',
    comentario: 'Todo con 10 % menos',
    comentario_adicional: 'Hasta el viernes · Dahua',
    enlace: 'productos?q=dahua',
  });
  expect(noticeOf({ ...texts, tipo: '10%', link: 'https://power.test/x' })).toMatchObject({
    tipo: 'aviso',
    comentario_adicional: 'Hasta el viernes · Dahua · https://power.test/x',
  });
});

test('Administrador and Marketing send, cancel and see; nobody else', () => {
  for (const { access } of [sendMassNotification, cancelSending, sendingGrid, sendingResult])
    expect(PERFILES.filter((perfil) => mayCall(access, { perfil, permisos: permisosOf(perfil) }))).toEqual([
      'Administrador',
      'Marketing',
    ]);
});
