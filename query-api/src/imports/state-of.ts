import { spreadsheetImport, type ImportState } from '@power/domain/imports/import.shared';
import { kindOf } from '@power/domain/imports/kinds.shared';
import { evolve, streamOf } from '@power/domain/kernel/aggregate';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { contextOf, currentEvent } from '@power/infra/platform/commands/stream-cache';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { uploadedSheet } from '@power/infra/adapters/files/uploaded-sheet';
import type { SheetRead } from '@power/domain/kernel/master-files';

/** An import as its stream tells it. */
export async function importOf(
  log: Pick<EventStore, 'read'>,
  id: string,
): Promise<NonNullable<ImportState> | Rejection> {
  const events = await log.read(streamOf(spreadsheetImport, id));
  const state = events.reduce(
    (now, event) => evolve(spreadsheetImport, now, currentEvent(spreadsheetImport, event), contextOf(event)),
    spreadsheetImport.initial,
  );
  return state ?? reject('IMPORTACION_NO_EXISTE', 'Planilla no encontrada', 'La planilla ya no está. Súbela otra vez.');
}

export const sheetOf = ({ tipo, archivo }: NonNullable<ImportState>) => uploadedSheet(kindOf(tipo), archivo?.sha256);

/** Wrong rows that a reply holds at most. */
const MOST = 2000;

/** The rows of these numbers, as they came. */
export function rowsAt({ filas }: SheetRead, wrong: readonly { readonly fila: number }[]): SheetRead['filas'] {
  const numbers = new Set(wrong.slice(0, MOST).map(({ fila }) => fila));
  return filas.filter(({ fila }) => numbers.has(fila));
}
