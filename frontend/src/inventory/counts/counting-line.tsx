import type { CountSheet } from '@power/domain/inventory/counts/views/sheet';
import { SIN_UBICAR } from '@power/domain/inventory/places.shared';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { countLine } from '../../calls/inventory.ts';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { typedKeys } from '../../ui/forms/typed-keys.ts';
import { refreshCounts } from './count-commands.ts';
import styles from './counting.module.css';

type Line = CountSheet['lineas'][number];
export interface Said {
  readonly ok: boolean;
  readonly text: string;
}

/** One product at one place: how many there are. What the system has is not said. */
export function CountingLine({ id, line, onSaid }: { id: number; line: Line; onSaid: (said: Said) => void }) {
  const { run, busy } = useCommand(countLine);
  const [units, setUnits] = useState<number>();
  const [scanned, setScanned] = useState('');
  const { producto, ubicacion, situacion, contadores } = line;
  const name = `${producto.part_number} en ${ubicacion ?? SIN_UBICAR}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const series = typedKeys(scanned);
    if (units === undefined && series.length === 0)
      return onSaid({ ok: false, text: `Ingresa cuántas hay de ${name}.` });
    try {
      const reply = await run({
        id,
        producto: producto._id,
        ...(ubicacion !== null && { ubicacion }),
        ...(series.length > 0 ? { contado: series.length, series } : { contado: units! }),
      });
      onSaid({ ok: reply.ok, text: String(reply.mensaje) });
      if (!reply.ok) return;
      setUnits(undefined);
      setScanned('');
    } catch (error) {
      onSaid({ ok: false, text: messageOf(error) });
    } finally {
      refreshCounts();
    }
  };
  return (
    <li className={styles.line} data-again={situacion === 'Segundo conteo'}>
      <div className={styles.head}>
        <strong>{ubicacion ?? SIN_UBICAR}</strong>
        <span className={styles.meta}>
          {situacion}
          {situacion === 'Segundo conteo' && `: no lo cuenta ${contadores.join(', ')}`}
        </span>
      </div>
      <p>
        <strong>{producto.part_number}</strong> · {producto.nombre}
      </p>
      {situacion !== 'Contada' && (
        <form onSubmit={(e) => void submit(e)}>
          {line.serializable && (
            <Textarea
              aria-label={`Series de ${name}`}
              placeholder="Escanea cada serie, o cuenta unidades"
              size="lg"
              mb="xs"
              autosize
              minRows={1}
              maxRows={6}
              value={scanned}
              onChange={(e) => setScanned(e.currentTarget.value)}
            />
          )}
          <Group align="flex-end" wrap="nowrap" gap="xs">
            <NumberInput
              aria-label={`Unidades de ${name}`}
              placeholder="Unidades"
              size="lg"
              flex={1}
              decimals={0}
              disabled={scanned.trim() !== ''}
              value={scanned.trim() === '' ? units : typedKeys(scanned).length}
              onChange={setUnits}
            />
            <Button type="submit" size="lg" loading={busy}>
              Contar
            </Button>
          </Group>
        </form>
      )}
    </li>
  );
}
