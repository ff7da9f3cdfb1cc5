import type { z } from 'zod';
import { type Aggregate, defineAggregate, type Fold, on } from '../../kernel/aggregate.ts';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import type { Attached } from '../../kernel/attachments.ts';
import type { EventDefinition } from '../../kernel/event.ts';
import { roundPesos } from '../../kernel/money.ts';
import type { DatosNota, LineaNota, nota } from './parts.ts';
import { entryEvents, issueEvents, type RefNota } from './events.ts';
import { entryKind, issueKind, type NoteKind } from './kinds.shared.ts';

export type Nota = z.infer<typeof nota> & Attached;
export type NotaState = Nota | undefined;

/** The same event of entries and of issues: they differ in their name alone. */
type Same<E> = {
  readonly [N in keyof E]: E[N] extends EventDefinition<string, infer D> ? EventDefinition<string, D> : never;
};
export type NoteEvents = Same<typeof entryEvents>;

const foldsOf = (events: NoteEvents): readonly Fold<NotaState>[] => [
  on(events.drafted, (_, d) => ({
    ...d,
    estado: 'Borrador',
    anulada: false,
    motivo_anulacion: null,
    motivo_rechazo: null,
    aprobado_por: null,
    ejecutado_por: null,
    ejecutada: null,
    pendientes: [],
  })),
  on(events.changed, (s, d) => s && { ...s, ...d.cambios }),
  on(events.submitted, (s, d) => s && { ...s, estado: d.aprobar ? 'Por Aprobar' : 'Aprobada' }),
  on(events.approved, (s, d) => s && { ...s, estado: 'Aprobada', aprobado_por: d.aprobado_por }),
  on(events.rejected, (s, d) => s && { ...s, estado: 'Rechazada', motivo_rechazo: d.motivo }),
  on(
    events.executed,
    (s, d, { at }) => s && { ...s, estado: 'Ejecutada', ejecutado_por: d.ejecutado_por, ejecutada: at, pendientes: [] },
  ),
  on(events.annulled, (s, d) => s && { ...s, anulada: true, motivo_anulacion: d.motivo }),
  on(
    events.notMoved,
    (s, { linea, motivo, inverso }) =>
      s && {
        ...s,
        pendientes: [
          ...s.pendientes.filter((p) => p.linea !== linea),
          { linea, motivo, ...(inverso === true && { inverso }) },
        ],
      },
  ),
  on(
    events.retried,
    (s, { lineas }) =>
      s && { ...s, pendientes: s.pendientes.filter((p) => !lineas.some(({ linea }) => linea === p.linea)) },
  ),
  ...attachmentFolds<Nota>(),
];

/** A kind of note with what its stream holds. */
export interface NoteStream extends NoteKind {
  readonly events: NoteEvents;
  readonly aggregate: Aggregate<NotaState>;
}

/** Stream `entrynote-<number>`. */
export const entryNote: NoteStream = {
  ...entryKind,
  events: entryEvents,
  aggregate: defineAggregate<NotaState>('entrynote', undefined, foldsOf(entryEvents)),
};
/** Stream `issuenote-<number>`. */
export const issueNote: NoteStream = {
  ...issueKind,
  events: issueEvents,
  aggregate: defineAggregate<NotaState>('issuenote', undefined, foldsOf(issueEvents)),
};

export const refOf = ({ _id, number }: Nota): RefNota => ({ _id, number });

/** What lines come to. */
export const sumsOf = (lineas: readonly LineaNota[]): Pick<DatosNota, 'unidades' | 'valor_costo'> => ({
  unidades: lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
  valor_costo: roundPesos(lineas.reduce((sum, { cantidad, costo }) => sum + cantidad * costo, 0)),
});

/** Lines that may be tried again: of a note that stands those that did not move, of an annulled one those that did not move back. */
export const retriable = ({ anulada, pendientes }: Pick<Nota, 'anulada' | 'pendientes'>): number[] =>
  pendientes.filter(({ inverso = false }) => inverso === anulada).map(({ linea }) => linea);

/** What moves when the note is executed, or moves back: by line. */
export const movementsOf = ({ bodega, lineas }: Nota, motivo: string) => ({
  bodega,
  motivo,
  lineas: lineas.map(({ costo: _, ...line }) => line),
});
