import { canonicalJson } from '../event-store/canonical.ts';
import type { Finding } from '../event-store/finding.ts';
import type { AppendSignature, RecordedEvent } from '../event-store/port.ts';
import type { PreparedEvent } from '../event-store/prepare.ts';
import { isSigned, type PublicKey } from './keys.ts';
import { leafHash, rootFromInclusion } from './merkle.ts';
import { appendText, batchText } from './sign-append.ts';

/** An append whose events are still being met. */
interface Pending {
  readonly signature: AppendSignature;
  readonly events: RecordedEvent[];
  readonly count: number;
}

/** Milliseconds by which an event may be committed after its key stopped signing: it was on its way. */
const ON_ITS_WAY_MS = 10 * 60_000;
/** Signatures over several appends are met once for each of them. */
const MOST_KNOWN = 2000;

/**
 * Holds events, in log order, against the signature of the process that accepted them: whoever appends by the means of the
 * database has no key. What stands up to `sealed` was there before and is not asked.
 */
export class Signatures {
  readonly #sealed: bigint;
  readonly #keys: ReadonlyMap<string, PublicKey>;
  readonly #pending = new Map<string, Pending>();
  readonly #known = new Map<string, boolean>();

  constructor(sealed: bigint, keys: readonly PublicKey[]) {
    this.#sealed = sealed;
    this.#keys = new Map(keys.map((key) => [key.id, key]));
  }

  /** Takes the next event; what is the matter with it, or with what came before it in its stream. */
  see(event: RecordedEvent): Finding | undefined {
    if (event.position <= this.#sealed) return undefined;
    const { firma } = event.metadata;
    const pending = this.#pending.get(event.stream);
    if (typeof firma === 'number') {
      if (pending?.events.length !== firma)
        return forged(event, 'es parte de una firma que no la incluye en este lugar');
      pending.events.push(event);
      return this.#settle(event.stream, pending);
    }
    if (pending) return forged(pending.events[0]!, unfinished(pending));
    if (!firma)
      return named(
        'unsigned',
        event,
        'no lleva la firma de ningún proceso del sistema: se agregó directamente en la base de datos',
      );
    const next = { signature: firma, events: [event], count: firma.eventos ?? 1 };
    this.#pending.set(event.stream, next);
    return this.#settle(event.stream, next);
  }

  /** When nothing follows any more: an append of which a part is missing. */
  end(): Finding | undefined {
    const [pending] = this.#pending.values();
    return pending && forged(pending.events[0]!, unfinished(pending));
  }

  #settle(stream: string, { signature, events, count }: Pending): Finding | undefined {
    if (events.length < count) return undefined;
    this.#pending.delete(stream);
    const first = events[0]!;
    const key = this.#keys.get(signature.llave);
    if (!key)
      return named(
        'unsigned',
        first,
        `está firmado con la llave ${signature.llave}, que no es de esta instancia ni de otra conocida`,
      );
    if (key.hasta !== null && Date.parse(first.recordedAt) > Date.parse(key.hasta) + ON_ITS_WAY_MS)
      return forged(first, `está firmado con la llave ${key.id}, que dejó de firmar el ${key.hasta}`);
    const leaf = leafHash(appendText(stream, events.map(unsigned)));
    const { hoja = 0, hojas = 1, camino = [] } = signature;
    const root = rootFromInclusion(
      leaf,
      hoja,
      hojas,
      camino.map((node) => Buffer.from(node, 'base64')),
    );
    if (root && this.#isSigned(batchText(root), signature, key)) return undefined;
    return forged(first, 'no es lo que firmó el proceso que lo aceptó');
  }

  #isSigned(text: string, signature: AppendSignature, key: PublicKey): boolean {
    const name = `${text}${signature.llave}${signature.firma}`;
    let known = this.#known.get(name);
    if (known === undefined) {
      known = isSigned(text, signature, [key]);
      if (this.#known.size === MOST_KNOWN) this.#known.clear();
      this.#known.set(name, known);
    }
    return known;
  }
}

/** An event as it was when it was signed. */
function unsigned({ id, type, schema, data, metadata }: RecordedEvent): PreparedEvent {
  const { hash: _chained, firma: _signed, ...rest } = metadata;
  return { id, type, schema, data: canonicalJson(data), metadata: canonicalJson(rest) };
}

const unfinished = ({ events, count }: Pending): string =>
  `fue firmado junto con ${count - 1} más, y falta el número ${events.length + 1} de ${count}`;

const forged = (event: RecordedEvent, why: string): Finding => named('forged', event, why);

function named(kind: 'unsigned' | 'forged', { stream, version, position, type }: RecordedEvent, why: string): Finding {
  return { kind, stream, version, position, detail: `El evento ${version} (${type}) del flujo ${stream} ${why}.` };
}
