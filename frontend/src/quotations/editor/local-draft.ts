import { emptyQuotation, hasContent, type TypedQuotation } from './typed-quotation.ts';

/** What was typed and not saved, and over which version of the quotation; 0 for a new one. */
export interface LocalDraft {
  readonly q: TypedQuotation;
  readonly version: number;
}
const keyOf = (user: string, number: number | undefined): string => `cotizacion:${number ?? 'nueva'}:${user}`;

/** What was typed survives a reload and a crash; undefined when nothing was. */
export function readLocalDraft(user: string, number: number | undefined): LocalDraft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(user, number)) ?? 'null') as Partial<LocalDraft> | null;
    if (!stored?.q || !Array.isArray(stored.q.lineas)) return undefined;
    const q = { ...emptyQuotation(''), ...stored.q };
    return hasContent(q) ? { q, version: stored.version ?? 0 } : undefined;
  } catch {
    return undefined;
  }
}

export function writeLocalDraft(user: string, number: number | undefined, draft: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(user, number), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only costs the memory of the draft.
  }
}

export const dropLocalDraft = (user: string, number: number | undefined): void =>
  localStorage.removeItem(keyOf(user, number));
