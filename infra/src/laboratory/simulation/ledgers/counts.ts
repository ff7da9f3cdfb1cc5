import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { dataOf, type Ledger } from './ledger.ts';

interface Counted {
  readonly conteo: { readonly number: number; readonly bodega: string };
  readonly producto: { readonly _id: string };
  readonly ubicacion: string | null;
  readonly lectura: {
    readonly contado: number;
    readonly sistema: number;
    readonly fecha: string;
    readonly series?: readonly string[];
  };
}
interface Adjusted {
  readonly producto: { readonly _id: string };
  readonly bodega: string;
  readonly cantidad: number;
  readonly ubicaciones?: readonly { readonly ubicacion: string; readonly cantidad: number }[];
  readonly conteo?: { readonly number: number };
}
/** What a reading found at a place, and what was corrected there since. */
interface Reading {
  readonly difference: number;
  readonly at: string;
  byCounts: number;
  byHand: number;
}

const placeOf = (producto: string, bodega: string, ubicacion: string | null): string =>
  `${producto} ${bodega} ${ubicacion ?? 'Sin ubicar'}`;

/** Of all that was corrected at a place since a count read it, no unit is corrected twice. */
export function countsLedger(): Ledger {
  const readings = new Map<string, Map<number, Reading>>();
  const wrong: string[] = [];

  function counted({ conteo, producto, ubicacion, lectura }: Counted): void {
    const place = placeOf(producto._id, conteo.bodega, ubicacion);
    const there = readings.get(place) ?? new Map<number, Reading>();
    readings.set(place, there);
    const { contado, sistema, fecha, series } = lectura;
    // Units that are counted by their serials follow them.
    if (series) there.delete(conteo.number);
    else there.set(conteo.number, { difference: contado - sistema, at: fecha, byCounts: 0, byHand: 0 });
  }

  function corrected(event: RecordedEvent, place: string, units: number, count: number | undefined): void {
    for (const [number, reading] of readings.get(place) ?? []) {
      const { difference, byCounts, byHand } = reading;
      const open = difference - byCounts;
      const due = Math.sign(byHand) === Math.sign(open) ? open - byHand : open;
      if (count === undefined) reading.byHand += units;
      else reading.byCounts += units;
      if (number === count && units !== due)
        wrong.push(
          `${event.stream}@${event.version}: count ${number} found a difference of ${difference} at ${place}; ` +
            `counts had corrected ${byCounts} and people ${byHand} since, and it corrects ${units}`,
        );
      // Whoever corrects in the instant of a reading may have been before it or after.
      if (event.metadata.at === reading.at) readings.get(place)!.delete(number);
    }
  }

  function adjusted(event: RecordedEvent): void {
    const { producto, bodega, cantidad, ubicaciones = [], conteo } = dataOf<Adjusted>(event);
    const rest = cantidad - ubicaciones.reduce((sum, one) => sum + one.cantidad, 0);
    const changes = [...ubicaciones, ...(rest === 0 ? [] : [{ ubicacion: null, cantidad: rest }])];
    for (const change of changes)
      corrected(event, placeOf(producto._id, bodega, change.ubicacion), change.cantidad, conteo?.number);
  }

  return {
    name: 'counts',
    read(event) {
      if (event.type === 'StockCountLineCounted') counted(dataOf(event));
      if (event.type === 'StockAdjusted') adjusted(event);
      // It says of no place by how much it was wrong.
      if (event.type === 'StockReconciled') readings.clear();
    },
    check: () => wrong.splice(0),
  };
}
