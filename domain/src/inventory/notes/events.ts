import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { datosNota, lineaNota } from './parts.ts';
import { persona } from '../../kernel/person.ts';

/** What an event says of its note, so that readers need no other. */
const refNota = z.object({ _id: z.string(), number: z.number().int() });
export type RefNota = z.infer<typeof refNota>;

const drafted = datosNota.extend({
  _id: z.string(),
  number: z.number().int(),
  creado_por: persona,
  createdAt: z.string(),
});
const changed = z.object({ nota: refNota, antes: datosNota.partial(), cambios: datosNota.partial() });
/** `limite` is the value above which somebody has to approve, as it stood. */
const submitted = z.object({ nota: refNota, aprobar: z.boolean(), limite: z.number() });
const approved = z.object({ nota: refNota, aprobado_por: persona });
const rejected = z.object({ nota: refNota, motivo: z.string() });
/** What stock follows: which units of what move, and where. */
const movements = { bodega: z.string(), motivo: z.string(), lineas: z.array(lineaNota.omit({ costo: true })) };
const executed = z.object({ nota: refNota, ejecutado_por: persona, ...movements });
/** Of a note that was executed `lineas` move back. */
const annulled = z.object({ nota: refNota, ...movements });
/** `inverso`: it did not move back. */
const notMoved = z.object({
  nota: refNota,
  linea: z.number().int(),
  motivo: z.string(),
  inverso: z.boolean().optional(),
});
/** Lines that did not move are to move after all, or, of an annulled note, to move back. */
const retried = z.object({ nota: refNota, inverso: z.boolean(), reintentado_por: persona, ...movements });

export const EntryNoteDrafted = defineEvent('EntryNoteDrafted', { label: 'Nota creada', data: drafted });
export const EntryNoteChanged = defineEvent('EntryNoteChanged', { label: 'Nota modificada', data: changed });
export const EntryNoteSubmitted = defineEvent('EntryNoteSubmitted', { label: 'Nota enviada', data: submitted });
export const EntryNoteApproved = defineEvent('EntryNoteApproved', { label: 'Nota aprobada', data: approved });
export const EntryNoteRejected = defineEvent('EntryNoteRejected', { label: 'Nota rechazada', data: rejected });
export const EntryNoteExecuted = defineEvent('EntryNoteExecuted', { label: 'Entrada ejecutada', data: executed });
export const EntryNoteAnnulled = defineEvent('EntryNoteAnnulled', { label: 'Nota anulada', data: annulled });
export const EntryNoteLineNotMoved = defineEvent('EntryNoteLineNotMoved', { label: 'Línea sin mover', data: notMoved });
export const EntryNoteRetried = defineEvent('EntryNoteRetried', { label: 'Líneas reintentadas', data: retried });

export const IssueNoteDrafted = defineEvent('IssueNoteDrafted', { label: 'Nota creada', data: drafted });
export const IssueNoteChanged = defineEvent('IssueNoteChanged', { label: 'Nota modificada', data: changed });
export const IssueNoteSubmitted = defineEvent('IssueNoteSubmitted', { label: 'Nota enviada', data: submitted });
export const IssueNoteApproved = defineEvent('IssueNoteApproved', { label: 'Nota aprobada', data: approved });
export const IssueNoteRejected = defineEvent('IssueNoteRejected', { label: 'Nota rechazada', data: rejected });
export const IssueNoteExecuted = defineEvent('IssueNoteExecuted', { label: 'Salida ejecutada', data: executed });
export const IssueNoteAnnulled = defineEvent('IssueNoteAnnulled', { label: 'Nota anulada', data: annulled });
export const IssueNoteLineNotMoved = defineEvent('IssueNoteLineNotMoved', { label: 'Línea sin mover', data: notMoved });
export const IssueNoteRetried = defineEvent('IssueNoteRetried', { label: 'Líneas reintentadas', data: retried });

export const entryEvents = {
  drafted: EntryNoteDrafted,
  changed: EntryNoteChanged,
  submitted: EntryNoteSubmitted,
  approved: EntryNoteApproved,
  rejected: EntryNoteRejected,
  executed: EntryNoteExecuted,
  annulled: EntryNoteAnnulled,
  notMoved: EntryNoteLineNotMoved,
  retried: EntryNoteRetried,
};
export const issueEvents = {
  drafted: IssueNoteDrafted,
  changed: IssueNoteChanged,
  submitted: IssueNoteSubmitted,
  approved: IssueNoteApproved,
  rejected: IssueNoteRejected,
  executed: IssueNoteExecuted,
  annulled: IssueNoteAnnulled,
  notMoved: IssueNoteLineNotMoved,
  retried: IssueNoteRetried,
};
