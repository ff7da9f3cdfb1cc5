import type { RecordedEvent, Subscription } from '../event-store/port.ts';
import { applyBatch } from './apply.ts';
import { catchUp, leastPosition } from './catch-up.ts';
import { commitParts } from './commit.ts';
import { type Engine, pause } from './engine.ts';
import { GroupCheckpoint, SAVE_MS } from './group-checkpoint.ts';
import type { Member } from './member.ts';
import { Mutex } from './mutex.ts';
import { markLive } from './mark-live.ts';
import { Tail } from './tail.ts';
import { emptyWork } from './working-set.ts';

/** Events folded between two looks at the mutex when a member closes its last gap. */
const GAP_BATCH = 1000;
/** So many new events at once, and more behind them: the members have fallen back. */
const MANY = 500;

/**
 * The projections that have caught up. They fold each batch of the log together and commit in one transaction, for the
 * shortest way from a command to every screen.
 */
export class LiveGroup {
  readonly members = new Set<Member>();
  /** Held while a batch is applied; whoever changes the group or swaps tables takes it. */
  readonly mutex = new Mutex();
  readonly tail: Tail;
  readonly #engine: Engine;
  readonly #onEvents: (events?: readonly RecordedEvent[]) => void;
  readonly #checkpoint: GroupCheckpoint;
  #subscription: Subscription | undefined;
  #saving: NodeJS.Timeout | undefined;

  constructor(engine: Engine, head: bigint, onEvents: (events?: readonly RecordedEvent[]) => void) {
    this.#engine = engine;
    this.tail = new Tail(head);
    this.#onEvents = onEvents;
    this.#checkpoint = new GroupCheckpoint(engine.owner);
  }

  get position(): bigint {
    return this.tail.head;
  }

  async start(): Promise<void> {
    const after = this.position < 0n ? undefined : this.position;
    this.#subscription = await this.#engine.store.subscribe({
      after,
      onBatch: (events, { caughtUp }) =>
        this.mutex.run(() => (caughtUp || events.length < MANY ? this.#advance(events) : this.#hurry(events))),
      onError: (error, { willRetry }) => {
        this.#engine.log.warn({ err: error, willRetry }, 'subscription to the log broken');
        if (!willRetry) void this.#restart();
      },
    });
  }

  /** Ends after the batch under way. */
  async stop(): Promise<void> {
    await this.#subscription?.stop();
    clearTimeout(this.#saving);
    await this.mutex.run(() => this.#save());
  }

  /** Takes in a member that is near the head: its last gap is closed while the group stands still. */
  join(member: Member): Promise<void> {
    return this.mutex.run(async () => {
      await this.closeGap(member);
      if (member.lost || this.#engine.signal.aborted) return;
      await markLive(this.#engine, member);
      if (!member.lost) this.members.add(member);
    });
  }

  /** Brings a member to the group's position; only under the mutex. */
  async closeGap(member: Member): Promise<void> {
    while (!member.lost && !this.#engine.signal.aborted && member.position < this.position) {
      const events = await this.#engine.store.readAll({ after: member.position, limit: GAP_BATCH });
      const known = events.filter((event) => event.position <= this.position);
      if (known.length === 0) return;
      await applyBatch(this.#engine, [member], known);
    }
  }

  leave(member: Member): Promise<void> {
    member.lost = true;
    return this.mutex.run(async () => void this.members.delete(member));
  }

  async #advance(events: readonly RecordedEvent[]): Promise<void> {
    const fresh = events.filter((event) => event.position > this.position);
    if (fresh.length === 0) return;
    await applyBatch(this.#engine, [...this.members], fresh, this.#checkpoint);
    this.#saveLater();
    for (const member of this.members) if (member.lost) this.members.delete(member);
    if (this.#engine.signal.aborted) return;
    this.tail.push(fresh);
    this.#onEvents(fresh);
  }

  /** Before a quiet night too the positions of all are kept. */
  #saveLater(): void {
    if (!this.#checkpoint.unsaved || this.#saving) return;
    this.#saving = setTimeout(() => {
      this.#saving = undefined;
      void this.mutex.run(() => this.#save());
    }, SAVE_MS);
  }

  async #save(): Promise<void> {
    const members = [...this.members].filter(({ lost }) => !lost);
    if (!this.#checkpoint.unsaved || members.length === 0) return;
    const parts = members.map((member) => ({ member, work: emptyWork(), to: member.position }));
    try {
      await commitParts(this.#engine, parts);
      this.#checkpoint.unsaved = false;
    } catch (error) {
      // Whose lease is lost is found out where leases are looked at; the others try again.
      this.#engine.log.debug({ err: error }, 'positions not kept');
      if (!this.#engine.signal.aborted) this.#saveLater();
    }
  }

  /**
   * More waits in the log than one batch, as after a long pause: the members go through it as one that catches up does,
   * reading, folding and writing at the same time. The subscription's own pages of it come to nothing then.
   */
  async #hurry(events: readonly RecordedEvent[]): Promise<void> {
    if (events.at(-1)!.position <= this.position) return;
    // From where it is really read: a member may be further than the tail, when the last time ended half-way.
    const ahead = new Tail(leastPosition([...this.members]) ?? this.position);
    await catchUp(this.#engine, [...this.members], (read) => ahead.push(read));
    for (const member of this.members) if (member.lost) this.members.delete(member);
    const [first] = this.members;
    if (!first) return this.#advance(events);
    if (this.#engine.signal.aborted) return;
    // The processes follow: what was read for the projections need not be read by each of them.
    if (first.position === ahead.head) this.tail.goOnAs(ahead);
    else this.tail.skipTo(first.position);
    this.#onEvents();
  }

  async #restart(): Promise<void> {
    await pause(this.#engine, 500);
    if (this.#engine.signal.aborted) return;
    await this.start().catch(() => this.#restart());
  }
}
