import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ImportPart, ImportPartDone, ImportStarted, ImportUploaded } from '@power/domain/imports/events';
import { spreadsheetImport } from '@power/domain/imports/import.shared';
import { streamOf } from '@power/domain/kernel/aggregate';
import { foldAll } from '@power/domain/kernel/scenario';
import type { ReadOptions, RecordedEvent } from '@power/infra/platform/event-store/port';
import { directoryStore } from '@power/infra/adapters/files/directory-store';
import { haltedBy, lastPosition } from './state-of.shared.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An import of two rows from this file, of which the first so many were named, and one worked through. */
const imported = (sha256: string, named: number) =>
  foldAll(spreadsheetImport, [
    ImportUploaded({ _id: 'i', tipo: 'precios', archivo: { nombre: 'p.xlsx', sha256, bytes: 5 }, autor: 'Ana' }),
    ImportStarted({ _id: 'i', tipo: 'precios', filas: 2, rechazados: [], columnas: ['codigo'] }),
    ...Array.from({ length: named }, (_, parte) =>
      ImportPart({ _id: 'i', tipo: 'precios', parte, filas: [{ fila: parte + 2, valores: {} }] }),
    ),
    ImportPartDone({ _id: 'i', parte: 0, nuevos: 1, modificados: 0, sin_cambio: 0, rechazados: [] }),
  ])!;

test('an import whose spreadsheet is gone with rows unread says so; with its file, or with all rows read, it goes on', async () => {
  const files = directoryStore(folder);
  const file = (await files.receive(Readable.from([Buffer.from('filas')]), 100))!;
  expect(await haltedBy(imported(file.sha256, 1), () => files)).toBe(
    'La planilla ya no está en el servidor y quedaron filas sin leer. Súbela otra vez: las que ya entraron no se repiten.',
  );
  expect(await haltedBy(imported(file.sha256, 2), () => files)).toBeNull();
  await file.keep();
  expect(await haltedBy(imported(file.sha256, 1), () => files)).toBeNull();
});

test('given a finished import → the position of its last event, which its rows stand before', async () => {
  const readLast = async (stream: string, { direction, limit }: ReadOptions = {}) =>
    stream === streamOf(spreadsheetImport, 'i') && direction === 'backwards' && limit === 1
      ? [{ position: 41n } as RecordedEvent]
      : [];
  expect(await lastPosition({ read: readLast }, 'i')).toBe('41');
  expect(await lastPosition({ read: readLast }, 'other')).toBeNull();
});
