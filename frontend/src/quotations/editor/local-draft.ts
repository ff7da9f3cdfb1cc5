import { remember, remembered } from '../../ui/remembered.ts';
import { emptyQuotation, hasContent, type TypedQuotation } from './typed-quotation.ts';

/** What was typed and not saved, and over which version of the quotation; 0 for a new one. */
export interface LocalDraft {
  readonly q: TypedQuotation;
  readonly version: number;
  /** When the server kept it; undefined while it has not, or something was typed since. */
  readonly at?: string | undefined;
}
const keyOf = (user: string, number: number | undefined): string => `cotizacion:${number ?? 'nueva'}:${user}`;

/** What some earlier version of the editor wrote, as a draft; undefined when it is none. */
export function draftOf(stored: unknown, version: number): LocalDraft | undefined {
  const typed = stored as Partial<TypedQuotation> | null | undefined;
  if (!typed || !Array.isArray(typed.lineas)) return undefined;
  const q = { ...emptyQuotation(''), ...typed };
  return hasContent(q) ? { q, version } : undefined;
}

/** What was typed survives a reload and a crash; undefined when nothing was. */
export function readLocalDraft(user: string, number: number | undefined): LocalDraft | undefined {
  const stored = remembered(keyOf(user, number)) as Partial<LocalDraft> | undefined;
  const draft = draftOf(stored?.q, stored?.version ?? 0);
  return draft && { ...draft, at: stored?.at };
}

export const writeLocalDraft = (user: string, number: number | undefined, draft: LocalDraft): void =>
  remember(keyOf(user, number), draft);

export const dropLocalDraft = (user: string, number: number | undefined): void =>
  remember(keyOf(user, number), undefined);
