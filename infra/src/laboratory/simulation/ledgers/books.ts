import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import type { ReadSide } from '../read-side.ts';
import type { Finding } from '../steps.ts';
import { deliveriesLedger } from './deliveries.ts';
import { countsLedger } from './counts.ts';
import { holdsLedger } from './holds.ts';
import type { Ledger } from './ledger.ts';
import { ordersLedger } from './orders.ts';
import { serialsLedger } from './serials.ts';
import { type Outside, outsideLedger } from './outside.ts';
import { placesLedger } from './places.ts';
import { quarantineLedger } from './quarantine.ts';
import { unitsLedger } from './units.ts';

/** All ledgers of a company. */
export class Books {
  readonly #ledgers: readonly Ledger[];
  readonly #outside = outsideLedger();
  #read = 0;

  constructor(side: ReadSide) {
    this.#ledgers = [
      unitsLedger(),
      holdsLedger(),
      serialsLedger(),
      countsLedger(),
      this.#outside,
      quarantineLedger(),
      deliveriesLedger(),
      placesLedger(),
      ordersLedger(side),
    ];
  }

  /** Units that were sold and that nothing keeps from coming back. */
  outside(): readonly Outside[] {
    return this.#outside.units();
  }

  /** Books what is new in the log. Returns the first thing that does not hold. */
  check(log: readonly RecordedEvent[], settled: boolean): Finding | undefined {
    for (; this.#read < log.length; this.#read += 1) for (const ledger of this.#ledgers) ledger.read(log[this.#read]!);
    for (const ledger of this.#ledgers) {
      const problems = ledger.check(settled);
      if (problems.length > 0) return { check: ledger.name, detail: problems.slice(0, 5).join('\n') };
    }
    return undefined;
  }
}
