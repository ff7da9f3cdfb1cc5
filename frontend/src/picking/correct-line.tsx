import type { PickedLine } from '@power/domain/streams/order/picking';
import { Button } from '@mantine/core';
import type { Line } from './work.ts';
import styles from './current-line.module.css';

interface Props {
  readonly line: Line;
  readonly done: PickedLine;
  readonly onUnpick: (units: number, serie?: string) => void;
  readonly onFound: (units: number) => void;
}

/** What can be taken back of a line: units, one serial number, or a shortage that turned up. */
export function CorrectLine({ line, done: { pickeado, faltante, series }, onUnpick, onFound }: Props) {
  return (
    <div className={styles.reasons} role="group" aria-label={`Corregir ${line.producto.part_number}`}>
      {line.producto.serializable
        ? series.map((serie) => (
            <Button key={serie} size="lg" variant="default" onClick={() => onUnpick(1, serie)}>
              Quitar serie {serie}
            </Button>
          ))
        : pickeado > 0 && (
            <>
              <Button size="lg" variant="default" onClick={() => onUnpick(1)}>
                Quitar 1
              </Button>
              {pickeado > 1 && (
                <Button size="lg" variant="default" onClick={() => onUnpick(pickeado)}>
                  Quitar lo pickeado ({pickeado})
                </Button>
              )}
            </>
          )}
      {faltante > 0 && (
        <Button size="lg" variant="default" onClick={() => onFound(faltante)}>
          Apareció: retirar el faltante ({faltante})
        </Button>
      )}
    </div>
  );
}
