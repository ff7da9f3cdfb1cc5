import { type Bench, type Section } from '../bench.ts';
import { type Figure, limit, number, told } from '../figure.ts';
import { type FilledSystem, withOrders } from '../grid/order-system.ts';
import { openBrowser } from '../start/browser.ts';
import { median } from '../stats.ts';
import { type Gestures, gesturesOf } from './gestures.ts';
import { SLOWDOWN } from './main-thread.ts';
import { loginOnTheWire } from './wire.ts';

const ORDERS = 15_000;

/** What the client costs whoever works with it: bytes of the login page, and the work of gestures on a slow machine. */
export const feel: Section = { name: 'feel', run: (bench) => withOrders(ORDERS, (filled) => measure(filled, bench)) };

async function measure({ system }: FilledSystem, { runs, say }: Bench): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const wire = await loginOnTheWire(browser, system.url);
    say('login page on the wire');
    const found: Gestures[] = [];
    for (let run = 0; run <= runs; run += 1) {
      const one = await gesturesOf(browser, system.url);
      // The first warms the server and the browser's code cache.
      if (run > 0) found.push(one);
      say(`gestures, ${run} of ${runs}`);
    }
    const all = (of: keyof Gestures): number[] => found.map((one) => one[of].all);
    const unit = `ms of main thread at ${SLOWDOWN}×`;
    const parts = Object.entries({
      'opening the search': 'search',
      sorting: 'sort',
      'the list seen again': 'listSeen',
      'its grid': 'listAgain',
    }).map(([name, of]) => `${name} ${number(median(found.map((one) => one[of as keyof Gestures].scripts)))} ms`);
    return [
      limit(200, {
        what: 'login page on a phone, on the wire',
        unit: 'kB',
        values: [[...wire.values()].reduce((sum, kilobytes) => sum + kilobytes, 0)],
      }),
      told(
        '…of which',
        [...wire]
          .toSorted((a, b) => b[1] - a[1])
          .map(([kind, kilobytes]) => `${kind} ${number(kilobytes)} kB`)
          .join(', '),
      ),
      limit(100, { what: 'a list just left, seen again', unit, values: all('listSeen') }),
      told('…until it shows what is true now', `${number(median(all('listAgain')))} ms`),
      limit(150, { what: `sorting ${ORDERS.toLocaleString('en')} orders, until drawn`, unit, values: all('sort') }),
      limit(150, { what: 'Ctrl-K, first opening', unit, values: all('search') }),
      told('…second opening', `${number(median(all('searchAgain')))} ms`),
      told('…scripts alone, the rest is styles, layout and painting', parts.join(', ')),
    ];
  } finally {
    await browser.close();
  }
}
