import { countTitle } from '@power/domain/inventory/counts/title.shared';
import { StockCountApproved } from '@power/domain/inventory/counts/events';
import { StockMoved, StockPlaced, StockReceived, StockWithdrawn } from '@power/domain/inventory/events';
import type { EventContext } from '@power/domain/kernel/event';
import { ReservationDelivered, ReservationWithdrawn } from '@power/domain/reservations/events';
import { type RefRma, RmaExchanged, RmaPartUsed } from '@power/domain/service/cases/events';
import { caseTitle } from '@power/domain/service/cases/goods.shared';
import { RmaUnitLent } from '@power/domain/service/loans/events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

interface Goods {
  readonly producto: { readonly _id: string };
  readonly series?: readonly string[] | undefined;
}
interface At {
  readonly bodega: string;
  readonly ubicacion: string | null;
  readonly documento?: string | null;
  readonly leida?: string;
}
/** Under which the commands of an event are issued; a repeat writes nothing twice. */
const idOf = ({ stream, version }: EventContext): string => `serial-places/${stream}/${version}`;

/** Units that left stand in no warehouse: what took them out tells where they are. */
async function gone(
  { producto, series = [] }: Goods,
  why: { readonly motivo: string; readonly leida?: string },
  id: string,
  tools: ProcessTools,
): Promise<void> {
  for (const serie of series)
    await tools.command(
      'write-off-serial',
      { accion: 'baja', producto: producto._id, serie, ...why },
      `${id}/${serie}`,
    );
}

/** Units that came, or went from one place to another, stand there. */
async function stand(
  { producto, series = [] }: Goods,
  { bodega, ubicacion, documento = null, leida }: At,
  id: string,
  tools: ProcessTools,
): Promise<void> {
  if (series.length === 0) return;
  await tools.command(
    'store-serials',
    {
      producto: producto._id,
      bodega,
      series,
      ...(ubicacion !== null && { ubicacion }),
      ...(documento !== null && { documento }),
      ...(leida !== undefined && { leida }),
    },
    id,
  );
}

interface Counted {
  readonly conteo: { readonly number: number; readonly bodega: string };
  readonly series?:
    | readonly {
        readonly linea: number;
        readonly producto: { readonly _id: string };
        readonly ubicacion: string | null;
        readonly leida: string;
        readonly faltan: readonly string[];
        readonly estan: readonly string[];
      }[]
    | undefined;
}
/** What a count by serial found: who is not there is written off, who is there stands there; what moved since is left alone. */
async function counted({ conteo, series = [] }: Counted, context: EventContext, tools: ProcessTools): Promise<void> {
  const documento = countTitle(conteo.number);
  for (const { linea, producto, ubicacion, leida, faltan, estan } of series) {
    const id = `${idOf(context)}/${linea}`;
    await gone({ producto, series: faltan }, { motivo: documento, leida }, id, tools);
    await stand({ producto, series: estan }, { bodega: conteo.bodega, ubicacion, documento, leida }, id, tools);
  }
}

interface Handed {
  readonly reserva: { readonly number: number };
  readonly series?: readonly { readonly producto_id: string; readonly series: readonly string[] }[] | undefined;
}
/** Units that a reservation kept apart and handed over. */
async function handedOver({ reserva, series = [] }: Handed, context: EventContext, tools: ProcessTools): Promise<void> {
  for (const { producto_id, series: units } of series)
    await gone(
      { producto: { _id: producto_id }, series: units },
      { motivo: `Reserva N° ${reserva.number}` },
      idOf(context),
      tools,
    );
}

interface Out {
  readonly rma: RefRma;
  readonly movimiento: Goods;
}
const ofCase = ({ rma, movimiento }: Out, context: EventContext, tools: ProcessTools): Promise<void> =>
  gone(movimiento, { motivo: caseTitle(rma.number) }, idOf(context), tools);

/**
 * Serials follow their units: what a movement names stands where it went. Movements write their units themselves; this
 * carries out what one of before did not, and leaves alone what moved since (`leida`).
 */
export default defineProcess('inventory/serial-places', 'Series de unidades que se movieron', [
  react(StockPlaced, (moved, context, tools) =>
    stand(moved, { bodega: moved.bodega, ubicacion: moved.ubicacion_destino, leida: context.at }, idOf(context), tools),
  ),
  react(StockReceived, (moved, context, tools) =>
    stand(
      moved,
      { bodega: moved.bodega, ubicacion: null, documento: moved.documento, leida: context.at },
      idOf(context),
      tools,
    ),
  ),
  react(StockMoved, (moved, context, tools) =>
    stand(moved, { bodega: moved.bodega_destino, ubicacion: null, leida: context.at }, idOf(context), tools),
  ),
  react(StockWithdrawn, (moved, context, tools) =>
    gone(moved, { motivo: moved.documento, leida: context.at }, idOf(context), tools),
  ),
  react(StockCountApproved, counted),
  react(ReservationDelivered, handedOver),
  react(ReservationWithdrawn, handedOver),
  react(RmaPartUsed, ofCase),
  react(RmaExchanged, ofCase),
  react(RmaUnitLent, ofCase),
]);
