import type { FieldChange } from '../dialogs/field-changes.tsx';

/** One change that somebody made to a document in the meantime. */
export interface Meanwhile {
  readonly etiqueta: string;
  readonly usuario: string;
  /** ISO instant. */
  readonly at?: string;
  /** The fields that it changed. */
  readonly campos?: readonly FieldChange[];
}

export interface FormReply {
  readonly ok: boolean;
  readonly mensaje?: string;
  readonly titulo?: string;
  readonly codigo?: string;
  /** Current version of the document, when the one on screen is stale. */
  readonly version?: number;
  readonly cambios?: readonly Meanwhile[];
}

const STALE = 'VERSION_OBSOLETA';

/** Whether a refusal says that the document changed since it was opened (requirements §0.1.2). */
export const isStale = (reply: Pick<FormReply, 'ok' | 'codigo' | 'cambios'>): boolean =>
  !reply.ok && (reply.codigo === STALE || Array.isArray(reply.cambios));
