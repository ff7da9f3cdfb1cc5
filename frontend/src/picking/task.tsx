import { lineOf, pendingOf, type Picking } from '@power/domain/streams/order/picking';
import { readOrderCode } from '@power/domain/orders/order-code.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { CurrentLine } from './current-line.tsx';
import { FeedbackBar } from './feedback-bar.shared.tsx';
import { LineStrip } from './line-strip.tsx';
import { TaskFooter } from './task-footer.tsx';
import { TaskHead } from './task-head.tsx';
import { TaskNotes } from './task-notes.tsx';
import { usePicking } from './use-picking.ts';
import { useScanner } from './use-scanner.shared.ts';
import { usePlaces } from './use-places.ts';
import { placeRead, placesOf } from './places.ts';
import { ofOrder, toteOf } from './tour.ts';
import { isComplete, type Line, progressOf, walk, type WorkOrder } from './work.ts';
import styles from './task.module.css';

interface Props {
  /** One order, or several that are picked in one round, each into its tote. */
  readonly orders: readonly OrderSheet[];
  readonly onLeave: (message?: string) => void;
  /** Another order's code was read: a refusal is told here. */
  readonly onOrder?: (number: number) => Promise<string | undefined>;
}

/** Where the units of a line go: its tote and its order. */
function intoWords(orders: readonly OrderSheet[], line: number): string {
  const { n } = ofOrder(line);
  return `Bolsa ${toteOf(n)} · Pedido ${orders[n]?.number}`;
}

/** One line at a time, in walking order; the scanner speaks to the whole page. */
export function Task({ orders, onLeave, onOrder }: Props) {
  const numbers = orders.map(({ number }) => number);
  const places = usePlaces(numbers);
  const tour = orders.length > 1;
  /** By product: the place that was scanned, or chosen when there was nothing at another. */
  const [stands, setStands] = useState<Readonly<Record<string, string>>>({});
  const placeOf = (all: WorkOrder, now: Picking, line: Line): string | undefined =>
    placesOf(all, now, line, places, stands)[0]?.ubicacion ?? stands[line.producto._id];
  const work = usePicking(orders, (all, line, now) => placeOf(all, now, line));
  const { order } = work;
  const picking = work.picking!;
  const [chosen, setChosen] = useState<number>();
  /** A complete line that somebody wants to correct. */
  const [reviewed, setReviewed] = useState<number>();
  const lines = walk(order, picking, places.lugares);
  const open = lines.filter((line) => pendingOf(picking, line) > 0);
  const focus = work.awaiting ?? chosen;
  const current =
    lines.find((line) => line.linea === reviewed && pendingOf(picking, line) === 0) ??
    open.find((line) => line.linea === focus) ??
    open[0];
  const here = current ? placesOf(order, picking, current, places, stands) : [];
  const standAt = ({ producto }: Line, ubicacion: string) => {
    setStands((old) => ({ ...old, [producto._id]: ubicacion }));
    work.tell('aviso', `Toma de ${ubicacion}`, producto.part_number);
  };
  const paused = picking.pausado;
  const goTo = (linea: number | undefined) => {
    setReviewed(linea);
    setChosen(linea);
  };
  const openOrder = async (number: number) => {
    if (numbers.includes(number)) return work.tell('aviso', `Ya estás en el Pedido N° ${number}`);
    const refused = await onOrder?.(number);
    if (refused !== undefined) work.tell('error', refused);
  };
  const scan = (code: string) => {
    const number = readOrderCode(code);
    if (number !== undefined) return void openOrder(number);
    if (paused) return work.tell('error', 'El picking está en pausa: toca Reanudar y escanea de nuevo');
    const place = current && placeRead(code, current, here, places.known);
    if (place && current) {
      if ('mensaje' in place) return work.tell('error', place.mensaje);
      return standAt(current, place.ubicacion);
    }
    setReviewed(undefined);
    // Whoever picks a product sees how many are left of it, whatever comes first in walking order.
    setChosen(work.scan(code) ?? chosen);
  };
  useScanner(scan, true);
  return (
    <div className={styles.task}>
      <div className={styles.top}>
        <TaskHead
          orders={orders}
          progress={progressOf(order, picking)}
          sending={work.sending}
          onLeave={() => onLeave()}
        />
        <div className={styles.answer}>
          <FeedbackBar feedback={work.feedback} />
          {work.last && !paused && (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconArrowBackUp />}
              onClick={() => goTo(work.undoLast() ?? chosen)}
            >
              Deshacer
            </Button>
          )}
        </div>
      </div>
      {!tour && <TaskNotes order={orders[0]!} />}
      {current && !paused && (
        <CurrentLine
          key={`${current.linea}-${pendingOf(picking, current) === 0}`}
          line={current}
          left={pendingOf(picking, current)}
          done={lineOf(picking, current.linea)}
          awaitsSerial={work.awaiting === current.linea}
          bodega={orders[0]!.bodega_entrega}
          into={tour ? intoWords(orders, current.linea) : undefined}
          places={here}
          onPlace={(ubicacion) => standAt(current, ubicacion)}
          onScan={scan}
          onMany={(units) => work.pickMany(current, units)}
          onMissing={(motivo) => work.missing(current, motivo)}
          onUnpick={(units, serie) => {
            work.unpick(current, units, serie);
            goTo(current.linea);
          }}
          onFound={(units) => {
            work.found(current, units);
            goTo(current.linea);
          }}
        />
      )}
      {/* Of a round those of the order in hand, below what to do: several would push it off a phone. */}
      {tour && current && (
        <TaskNotes key={orders[ofOrder(current.linea).n]!.number} order={orders[ofOrder(current.linea).n]!} named />
      )}
      {paused && <p className={styles.paused}>En pausa. Reanuda para seguir pickeando.</p>}
      {open.length === 0 && !paused && <p className={styles.complete}>Todo listo. Termina el picking.</p>}
      {!paused && <LineStrip lines={lines} picking={picking} current={current?.linea} tour={tour} onChoose={goTo} />}
      <TaskFooter
        orders={orders}
        paused={paused}
        complete={isComplete(order, picking)}
        drained={work.drained}
        sending={work.sending}
        tell={work.tell}
        onLeave={onLeave}
      />
    </div>
  );
}
