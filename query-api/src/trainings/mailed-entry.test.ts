import { eventCatalogue } from '@power/domain/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import { readEntryCode } from '@power/domain/trainings/entry-code.shared';
import {
  TrainingCancelled,
  TrainingEnrolled,
  TrainingScheduled,
  TrainingWithdrawn,
} from '@power/domain/trainings/events';
import { textOf } from '../kernel/pdf-text.testing.ts';
import { codeOfEntry, mailedEntry } from './mailed-entry.shared.ts';

const secret = 'secret-of-the-tests-0123456789';
Object.assign(process.env, {
  ...{ DATABASE_URL: 'postgres://x/y', SERVICE_PORT: '1', JWT_SECRET: secret, INTERNAL_TOKEN: secret },
  ...{ COMMAND_API_URL: 'http://x', QUERY_API_URL: 'http://x', PROJECTOR_URL: 'http://x', JOBS_URL: 'http://x' },
});

const capacitacion = { _id: '3', number: 3, nombre: 'Cámaras IP' };
const inscrito = { inscripcion: 1, nombre: 'Ana Núñez', email: 'ana@cliente.test', empresa: '' };
const scheduled = TrainingScheduled({
  ...capacitacion,
  ...{ descripcion: '', relator: '', fecha: '2026-01-08', hora: '10:00', lugar: 'Sala 1', link: '', cupos: 2 },
  creado_por: { _id: 'u', nombre: 'u' },
  createdAt: '2026-01-05T12:00:00.000Z',
});
const log = [scheduled, TrainingEnrolled({ capacitacion, inscrito })];
const mailed = (papel: string, events: readonly DomainEvent[]) =>
  mailedEntry(papel, {
    log: {
      read: async () =>
        events.map(
          (event, version) =>
            ({
              ...event,
              version,
              schema: eventCatalogue.get(event.type)!.schema,
              metadata: { at: '2026-01-05T12:00:00.000Z', user: 'u', perfil: 'p', commandId: `c${version}` },
            }) as never,
        ),
    } as never,
  });

test('a reminder brings the entry with the person, the place and a code that is no other’s', async () => {
  const entry = await mailed('entrada/3/1', log);
  expect(entry).toMatchObject({ nombre: 'Entrada 3-1.pdf', tipo: 'application/pdf' });
  const paper = textOf(entry!.bytes);
  const code = codeOfEntry(3, 1);
  for (const said of ['Cámaras IP', '08-01-2026', 'Sala 1', 'Ana Núñez', code]) expect(paper).toContain(said);
  const { mark, ...named } = readEntryCode(code)!;
  expect(named).toEqual({ number: 3, inscripcion: 1 });
  expect([codeOfEntry(3, 2), codeOfEntry(4, 1)].map((other) => readEntryCode(other)!.mark)).not.toContain(mark);
});

test('who was taken out, or whose training is off, is sent none; another paper is not ours', async () => {
  const gone = 'ya no está: no se envía';
  await expect(mailed('entrada/3/1', [...log, TrainingWithdrawn({ capacitacion, inscrito })])).rejects.toThrow(gone);
  await expect(mailed('entrada/3/1', [...log, TrainingCancelled({ capacitacion, motivo: 'x' })])).rejects.toThrow(gone);
  await expect(mailed('entrada/3/2', log)).rejects.toThrow(gone);
  expect(await mailed('cotizacion/3', log)).toBeUndefined();
});
