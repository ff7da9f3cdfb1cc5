import { hasUnnamedRows, spreadsheetImport, type ImportState } from '@power/domain/imports/import.shared';
import { kindOf, notTheirImport } from '@power/domain/imports/kinds.shared';
import type { Principal } from '@power/domain/kernel/principal';
import { streamOf } from '@power/domain/kernel/aggregate';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { createStreamCache, type StreamCache } from '@power/infra/platform/commands/stream-cache';
import type { EventStore } from '@power/infra/platform/event-store/port';
import type { FileStore } from '@power/infra/platform/files/file-store';
import { uploadedSheet } from '@power/infra/adapters/files/uploaded-sheet';
import type { SheetRead } from '@power/domain/kernel/master-files';

/** Imports that are followed at once; a stream holds all rows, and who looks on asks again every moment. */
const FOLLOWED = 50;
const known = new WeakMap<object, StreamCache>();

/** An import as its stream tells it; what was read of it before is not read again. */
export async function importOf(
  log: EventStore,
  id: string,
  user: Pick<Principal, 'perfil'>,
): Promise<NonNullable<ImportState> | Rejection> {
  const cache = known.get(log) ?? createStreamCache(log, { cachedStreams: FOLLOWED });
  known.set(log, cache);
  const { state } = await cache.load(spreadsheetImport, id);
  if (state) return notTheirImport(state.tipo, user.perfil) ?? state;
  return reject('IMPORTACION_NO_EXISTE', 'Planilla no encontrada', 'La planilla ya no está. Súbela otra vez.');
}

/** Position of the last word about an import, as text: its rows were written before it. Null where there is none. */
export async function lastPosition(log: Pick<EventStore, 'read'>, id: string): Promise<string | null> {
  const [last] = await log.read(streamOf(spreadsheetImport, id), { direction: 'backwards', limit: 1 });
  return last ? String(last.position) : null;
}

export const sheetOf = ({ tipo, archivo, hoja }: NonNullable<ImportState>, asked?: string) =>
  uploadedSheet(kindOf(tipo), archivo?.sha256, asked ?? hoja);

/** An import and the sheet of its file that is asked for. */
export async function importedSheet(
  log: EventStore,
  { id, hoja }: { readonly id: string; readonly hoja?: string | undefined },
  user: Pick<Principal, 'perfil'>,
): Promise<
  | {
      readonly state: NonNullable<ImportState>;
      readonly sheet: Exclude<Awaited<ReturnType<typeof sheetOf>>, Rejection>;
    }
  | Rejection
> {
  const state = await importOf(log, id, user);
  if (isRejection(state)) return state;
  const sheet = await sheetOf(state, hoja);
  return isRejection(sheet) ? sheet : { state, sheet };
}

/** Wrong rows that a reply holds at most. */
const MOST = 2000;

/** The rows of these numbers, as they came. */
export function rowsAt({ filas }: SheetRead, wrong: readonly { readonly fila: number }[]): SheetRead['filas'] {
  const numbers = new Set(wrong.slice(0, MOST).map(({ fila }) => fila));
  return filas.filter(({ fila }) => numbers.has(fila));
}

const GONE =
  'La planilla ya no está en el servidor y quedaron filas sin leer. Súbela otra vez: las que ya entraron no se repiten.';

/** Rows that were not named yet are read from the file: without it they stay where they are. */
export async function haltedBy(
  state: NonNullable<ImportState>,
  files: () => Pick<FileStore, 'has'>,
): Promise<string | null> {
  if (!hasUnnamedRows(state) || !state.archivo) return null;
  return (await files().has(state.archivo.sha256)) ? null : GONE;
}
