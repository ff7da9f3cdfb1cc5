import { pendingOf } from '@power/domain/picking/picking';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { CurrentLine } from './current-line.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { LineStrip } from './line-strip.tsx';
import { refusals } from './queue.ts';
import { TaskFooter } from './task-footer.tsx';
import { TaskHead } from './task-head.tsx';
import { usePicking } from './use-picking.ts';
import { useScanner } from './use-scanner.ts';
import { isComplete, progressOf, walk } from './work.ts';
import styles from './task.module.css';

/** One line at a time, in walking order; the scanner speaks to the whole page. */
export function Task({ order, onLeave }: { order: OrderSheet; onLeave: (message?: string) => void }) {
  const work = usePicking(order);
  const picking = work.picking!;
  const [chosen, setChosen] = useState<number>();
  const onRefused = useEffectEvent((mensaje: string) => work.tell('error', mensaje));
  useEffect(() => refusals.add(String(order.number), ({ mensaje }) => onRefused(mensaje)), [order.number]);
  const lines = walk(order, picking);
  const open = lines.filter((line) => pendingOf(picking, line) > 0);
  const focus = work.awaiting ?? chosen;
  const current = open.find((line) => line.linea === focus) ?? open[0];
  const paused = picking.pausado;
  // Whoever picks a product sees how many are left of it, whatever comes first in walking order.
  const scan = (code: string) => setChosen(work.scan(code) ?? chosen);
  useScanner(scan, !paused);
  return (
    <div className={styles.task}>
      <div className={styles.top}>
        <TaskHead
          order={order}
          progress={progressOf(order, picking)}
          sending={work.sending}
          onLeave={() => onLeave()}
        />
        <FeedbackBar feedback={work.feedback} />
      </div>
      {current && !paused && (
        <CurrentLine
          key={current.linea}
          line={current}
          left={pendingOf(picking, current)}
          awaitsSerial={work.awaiting === current.linea}
          bodega={order.bodega_entrega}
          onScan={scan}
          onMany={(units) => work.pickMany(current, units)}
          onMissing={(motivo) => work.missing(current, motivo)}
        />
      )}
      {paused && <p className={styles.paused}>En pausa. Reanuda para seguir pickeando.</p>}
      {!current && !paused && <p className={styles.complete}>Todo listo. Termina el picking.</p>}
      {!paused && <LineStrip lines={lines} picking={picking} current={current?.linea} onChoose={setChosen} />}
      <TaskFooter
        order={order}
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
