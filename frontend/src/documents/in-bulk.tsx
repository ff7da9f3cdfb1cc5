import { messageOf } from '../api/call-error.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { formatCount } from '../ui/format/numbers.ts';
import type { Told } from '../ui/dialogs/tell.ts';

/** A document by its number, a record by its name. */
interface Chosen {
  readonly number: number | string;
}
export interface Refused extends Chosen {
  readonly mensaje: string;
}

/** One after the other, so that each document has its own answer; what one refuses does not stop the next. */
export async function inBulk<O extends Chosen>(
  documents: readonly O[],
  run: (document: O) => Promise<Told>,
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const document of documents) {
    try {
      const reply = await run(document);
      if (!reply.ok) refused.push({ number: document.number, mensaje: String(reply.mensaje) });
    } catch (error) {
      refused.push({ number: document.number, mensaje: messageOf(error) });
    }
  }
  return refused;
}

/** `what`: *Pedido N°*; empty where names say enough. */
export const refusedWords = (what: string, refused: readonly Refused[]): string =>
  refused.map(({ number, mensaje }) => `${what} ${number}: ${mensaje}`.trim()).join(' ');

/** Words of a document for what many of them did: *Pedido N°*, *Un pedido no cambió*, *pedidos*. */
export interface BulkWords {
  readonly what: string;
  readonly oneDidNot: string;
  readonly many: string;
}

/** Tells how it ended: how many were done, and of each of the others why not. */
export async function tellBulk(
  words: BulkWords,
  total: number,
  refused: readonly Refused[],
  [one, many]: readonly [string, string],
): Promise<void> {
  const done = total - refused.length;
  if (done > 0) showToast({ titulo: done === 1 ? `1 ${one}` : `${formatCount(done)} ${many}` });
  if (refused.length > 0)
    await notice({
      titulo: refused.length === 1 ? words.oneDidNot : `${refused.length} ${words.many} no cambiaron`,
      texto: refused.map((r) => <p key={r.number}>{refusedWords(words.what, [r])}</p>),
    });
}
