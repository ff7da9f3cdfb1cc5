import { type Entry, differing, entryOf, type Ledger } from './ledger.ts';
import type { EvidenceFinding } from './evidence-finding.ts';
import type { StoredEvent } from './stored-event.ts';

/** Findings that are told in words; of a log that was rewritten whole the gravest say enough. */
const MOST = 50;

const COLUMN: Readonly<Record<string, string>> = {
  position: 'la posición',
  stream: 'el documento',
  version: 'el número de evento',
  recorded_at: 'la hora en que se guardó',
  id: 'el identificador',
  type: 'el tipo',
  schema: 'el esquema',
  data: 'los datos',
  metadata: 'quién, cuándo o por qué comando',
  hash: 'la cadena',
};

interface Found {
  readonly entry: Entry;
  readonly event: StoredEvent;
}

/**
 * Holds a log, in its order, against what was entered in the book: both rise by position. What is not where it was entered is
 * looked for at the end, when it is known what else stands where it should not.
 */
export class BookCheck {
  readonly #ledger: Ledger;
  readonly #end: number;
  #next: number;
  readonly #other: Found[] = [];
  readonly #missing: Entry[] = [];
  readonly #strange: Found[] = [];
  /** Behind the last head, by name: news, or what was put there. */
  readonly #late = new Map<string, StoredEvent>();
  #last: bigint | undefined;

  /** From entry `from` to before entry `end`, which is where the last head ends. */
  constructor(ledger: Ledger, from: number, end: number) {
    this.#ledger = ledger;
    this.#next = from;
    this.#end = end;
  }

  /** Takes the next event of the log. Events behind the last head are nobody's to compare with. */
  see(event: StoredEvent): void {
    const found = { entry: entryOf(event), event };
    const { position } = found.entry;
    while (this.#next < this.#end && this.#ledger.entry(this.#next).position < position) this.#miss();
    if (this.#next >= this.#end) {
      if (this.#end > 0 && position <= this.#ledger.entry(this.#end - 1).position) this.#strange.push(found);
      else this.#late.set(nameOf(found.entry), event);
      return;
    }
    const expected = this.#ledger.entry(this.#next);
    this.#last = position;
    if (expected.position > position) this.#strange.push(found);
    else {
      this.#next += 1;
      if (!expected.leaf.equals(found.entry.leaf)) this.#other.push({ ...found, entry: copyOf(expected) });
    }
  }

  /** What is the matter, the gravest first and then in the order of the log, when nothing follows. */
  end(): EvidenceFinding[] {
    while (this.#next < this.#end) this.#miss();
    /** Where an event of the book is now, when it is not where it was. */
    const now = new Map(this.#late);
    for (const { event } of [...this.#other, ...this.#strange]) now.set(nameOf(entryOf(event)), event);
    const known = new Set([...this.#other.map(({ entry }) => entry), ...this.#missing].map(nameOf));
    const findings: EvidenceFinding[] = [];
    for (const { entry, event } of this.#other) findings.push(changed(entry, event, now.get(nameOf(entry))));
    for (const entry of this.#missing) {
      const elsewhere = now.get(nameOf(entry));
      findings.push(
        elsewhere
          ? moved(entry, elsewhere)
          : this.#last === undefined || entry.position > this.#last
            ? named('cut', entry, 'no está: el final del registro fue cortado')
            : named('missing', entry, 'no está: fue borrado'),
      );
    }
    // Of an event in the place of another, that other tells; unless it is one that nobody entered.
    const foreign = this.#other.filter(({ entry, event }) => replaced(entry, entryOf(event)));
    for (const { event } of [...this.#strange, ...foreign]) {
      const entry = entryOf(event);
      if (!known.has(nameOf(entry)))
        findings.push(named('inserted', entry, `(${event.type}) no estaba cuando se selló: fue insertado después`));
    }
    return findings.toSorted(byGravity).slice(0, MOST);
  }

  #miss(): void {
    this.#missing.push(copyOf(this.#ledger.entry(this.#next)));
    this.#next += 1;
  }
}

/** Whether another event stands at a place, of another document or with another number. */
const replaced = (entry: Entry, now: Entry): boolean =>
  entry.marks.id !== now.marks.id && (entry.stream !== now.stream || entry.version !== now.version);

const moved = (entry: Entry, to: StoredEvent): EvidenceFinding =>
  named('moved', entry, `estaba en la posición ${entry.position} y está en la ${to.position}`);

/** Another event at a place, or the same with other columns; `elsewhere`: where the one of the book is now. */
function changed(entry: Entry, event: StoredEvent, elsewhere: StoredEvent | undefined): EvidenceFinding {
  const now = entryOf(event);
  if (replaced(entry, now))
    return elsewhere
      ? moved(entry, elsewhere)
      : named('missing', entry, `no está: en su posición hay otro (${event.type} del flujo ${event.stream})`);
  const columns = differing(entry, now);
  if (columns.includes('stream')) return named('renamed', entry, `fue pasado al flujo ${event.stream}`);
  if (columns.length === 1 && columns[0] === 'recorded_at')
    return named('retimed', entry, `dice haberse guardado en otro momento (${event.recordedAt})`);
  if (columns.includes('version')) return named('moved', entry, `lleva ahora el número ${event.version}`);
  const told = columns.filter((name) => name !== 'hash' || columns.length === 1).map((name) => COLUMN[name] ?? name);
  return named('altered', entry, `no es lo que se selló: cambió ${told.join(', ') || 'una letra'}`);
}

/** An event by what makes it that one, wherever it stands. */
const nameOf = ({ stream, version, marks }: Entry): string => `${stream}\n${version}\n${marks.id}`;

/** An entry of the book shares its bytes with the next ones. */
const copyOf = (entry: Entry): Entry => ({ ...entry, leaf: Buffer.from(entry.leaf) });

/** What is gone cannot be read any more, so it is told first; then what is another, then what stands elsewhere or says another hour. */
const GRAVITY: readonly EvidenceFinding['kind'][] = [
  'missing',
  'cut',
  'inserted',
  'altered',
  'renamed',
  'moved',
  'retimed',
];
const byGravity = (a: EvidenceFinding, b: EvidenceFinding): number =>
  GRAVITY.indexOf(a.kind) - GRAVITY.indexOf(b.kind) || Number((a.position ?? 0n) - (b.position ?? 0n));

const named = (
  kind: EvidenceFinding['kind'],
  { stream, version, position }: Pick<Entry, 'stream' | 'version' | 'position'>,
  why: string,
): EvidenceFinding => ({
  kind,
  stream,
  version,
  position,
  detail: `El evento ${version} del flujo ${stream} ${why}.`,
});
