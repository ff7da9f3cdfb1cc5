import { lineOf, pendingOf, type Picking } from '@power/domain/streams/order/picking';
import { IconCheck, IconPackageOff } from '@tabler/icons-react';
import { ofOrder, toteOf } from './tour.ts';
import type { Line } from './work.ts';
import styles from './line-strip.module.css';

interface Props {
  readonly lines: readonly Line[];
  readonly picking: Picking;
  readonly current: number | undefined;
  /** Several orders: each line says its tote. */
  readonly tour?: boolean;
  readonly onChoose: (linea: number) => void;
}

/** The other lines of the order, in walking order; a tap goes to one, also to correct what is complete. */
export function LineStrip({ lines, picking, current, tour = false, onChoose }: Props) {
  return (
    <ol className={styles.strip} aria-label={tour ? 'Líneas del recorrido' : 'Líneas del pedido'}>
      {lines.map((line) => {
        const done = lineOf(picking, line.linea);
        const left = pendingOf(picking, line);
        return (
          <li key={line.linea}>
            <button
              type="button"
              onClick={() => onChoose(line.linea)}
              aria-current={line.linea === current ? 'true' : undefined}
              data-done={left === 0}
            >
              <span>
                {tour && <b>{toteOf(ofOrder(line.linea).n)} </b>}
                {line.producto.part_number}
              </span>
              <span>
                {done.pickeado}/{line.cantidad}
              </span>
              {left === 0 &&
                (done.faltante > 0 ? (
                  <IconPackageOff size={20} aria-label={`Faltan ${done.faltante}`} />
                ) : (
                  <IconCheck size={20} aria-label="Completa" />
                ))}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
