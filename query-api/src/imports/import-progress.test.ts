import { ImportPart, ImportPartDone, ImportStarted, ImportUploaded } from '@power/domain/imports/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import { SYSTEM } from '@power/domain/kernel/principal';
import { MemoryEventStore, testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import importProgress from './import-progress.ts';

const archivo = { nombre: 'p.xlsx', sha256: 'a'.repeat(64), bytes: 5 };
const startEvents = [
  ImportUploaded({ _id: 'i', tipo: 'precios', archivo, autor: 'Ana' }),
  ImportStarted({ _id: 'i', tipo: 'precios', filas: 1, rechazados: [], columnas: ['codigo'] }),
  ImportPart({ _id: 'i', tipo: 'precios', parte: 0, filas: [{ fila: 2, valores: {} }] }),
];
const endEvent = ImportPartDone({ _id: 'i', parte: 0, nuevos: 1, modificados: 0, sin_cambio: 0, rechazados: [] });

async function progressOf(events: readonly DomainEvent[]) {
  const log = new MemoryEventStore();
  await log.append(
    'import-i',
    events.map((event) => testEvent(event)),
    'no-stream',
  );
  const user = { ...SYSTEM, perfil: 'Administrador' };
  const reply = await importProgress.handle({ accion: 'avance', id: 'i' } as never, { log, user } as never);
  return [reply, log] as const;
}

test('an import that is under way has no position yet; one that is done, that of its last event', async () => {
  const [before] = await progressOf(startEvents);
  expect(before).toMatchObject({ terminado: false, hechas: 0, posicion: null });
  const [after, log] = await progressOf([...startEvents, endEvent]);
  const last = (await log.read('import-i')).at(-1)!;
  expect(after).toMatchObject({ terminado: true, hechas: 1, posicion: String(last.position) });
});
