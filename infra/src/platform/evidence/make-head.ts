import { crc32 } from 'node:zlib';
import { nothingIfDamaged } from '../event-store/errors.ts';
import type { EventStore } from '../event-store/port.ts';
import { appendHead, FIRST, headHash, headText, lastHead, type TreeHead } from './heads.ts';
import type { Keys } from './keys.ts';
import { Ledger } from './ledger.ts';
import { MerkleTree } from './merkle.ts';
import type { EvidenceStart } from './start.ts';
import { readStored, type StoredEvents } from './stored-event.ts';

/** Why no head is made any more: the log or the book is not what the last head vouches for. The message is for people. */
export class EvidenceFault extends Error {
  override readonly name = 'EvidenceFault';
}

const PAGE = 1000;

type Log = EventStore & Partial<StoredEvents>;

interface Open {
  readonly ledger: Ledger;
  readonly tree: MerkleTree;
  last: TreeHead | undefined;
}

/** Makes the heads of one log in one folder. Nobody else may make any there meanwhile. */
export class HeadMaker {
  readonly #folder: string;
  readonly #log: Log;
  readonly #start: EvidenceStart;
  #open: Open | undefined;
  #stopped = false;

  constructor(folder: string, log: Log, start: EvidenceStart) {
    this.#folder = folder;
    this.#log = log;
    this.#start = start;
  }

  /**
   * Enters what the log has that no head covers, and vouches for it with a head. Undefined when there is nothing new. Throws
   * {@link EvidenceFault} when the log no longer ends where the last head saw it, or the book is not what that head says.
   */
  async make(keys: Keys): Promise<TreeHead | undefined> {
    // Another process may have made heads here since the last turn.
    if (this.#open && lastHead(this.#folder)?.tamano !== this.#open.last?.tamano) this.close();
    const open = (this.#open ??= await this.#read());
    try {
      return await this.#make(open, keys);
    } catch (error) {
      // What was entered without a head is cut away when the book is opened again.
      this.close();
      throw error;
    }
  }

  /** Lets the files go; a reading under way ends with the page that it is at. */
  stop(): void {
    this.#stopped = true;
  }

  close(): void {
    this.#open?.ledger.close();
    this.#open = undefined;
  }

  async #make(open: Open, keys: Keys): Promise<TreeHead | undefined> {
    const { ledger, tree, last } = open;
    if (last) await this.#endsThere(ledger, last);
    await this.#enter(ledger, BigInt(last?.posicion ?? -1), undefined);
    if (this.#stopped || ledger.size === (last?.tamano ?? 0)) return undefined;
    const instante = new Date().toISOString();
    const head = {
      registro: this.#start.registro,
      tamano: ledger.size,
      raiz: tree.root(ledger.size).toString('hex'),
      posicion: ledger.entry(ledger.size - 1).position.toString(),
      sellado: this.#start.posicion,
      instante,
      anterior: last ? headHash(last) : FIRST,
    };
    open.last = { ...head, firmas: keys.sign(headText(head), instante) };
    appendHead(this.#folder, open.last);
    return open.last;
  }

  async #read(): Promise<Open> {
    const last = lastHead(this.#folder);
    let ledger = Ledger.toWrite(this.#folder, last?.tamano ?? 0);
    if (last && ledger.size < last.tamano) {
      // The book is a witness of its own, and yet no more than what the heads prove: it can be written again from the log.
      ledger.close();
      ledger = Ledger.toWrite(this.#folder, 0);
      await this.#enter(ledger, -1n, BigInt(last.posicion));
    }
    const tree = new MerkleTree(ledger.leafAt);
    if (last && (ledger.size < last.tamano || tree.root(last.tamano).toString('hex') !== last.raiz)) {
      ledger.close();
      throw new EvidenceFault(
        `El libro de evidencia no es lo que firmó la última cabeza (${last.tamano} eventos, ${last.instante}): verifica el registro con npm run audit:verify.`,
      );
    }
    return { ledger, tree, last };
  }

  /** Enters the log after a position, up to one or to its end. */
  async #enter(ledger: Ledger, after: bigint, upTo: bigint | undefined): Promise<void> {
    for (let at = after; !this.#stopped;) {
      const page = await readStored(this.#log, at, PAGE);
      const wanted = upTo === undefined ? page : page.filter(({ position }) => BigInt(position) <= upTo);
      ledger.append(wanted);
      if (wanted.length < PAGE) return;
      at = BigInt(wanted.at(-1)!.position);
    }
  }

  /** Throws when the last event that a head covers is not where it was: what follows it would be vouched for on a lie. */
  async #endsThere(ledger: Ledger, last: TreeHead): Promise<void> {
    const { stream, version, position, marks } = ledger.entry(last.tamano - 1);
    const [event] = await this.#log.read(stream, { from: version, limit: 1 }).catch(nothingIfDamaged);
    // Servers of EventStoreDB before 22.6 do not tell the position when a single stream is read.
    const there = event?.version === version && (event.position === position || event.position < 0n);
    if (there && crc32(event.metadata.hash ?? '') === marks.hash) return;
    throw new EvidenceFault(
      `El registro ya no termina donde lo vio la última cabeza (${last.instante}): el evento ${version} del flujo ${stream} en la posición ${position} no está o es otro.`,
    );
  }
}
