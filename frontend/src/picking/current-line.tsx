import { isBlank } from '@power/domain/kernel/text';
import { Button, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconKeyboard, IconNumbers, IconPackageOff } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PickedLine } from '@power/domain/streams/order/picking';
import { typedFigure } from '@power/domain/kernel/typed-figure';
import { CorrectLine } from './correct-line.tsx';
import type { Line, Place } from './work.ts';
import styles from './current-line.module.css';

interface Props {
  readonly line: Line;
  readonly left: number;
  readonly done: PickedLine;
  readonly awaitsSerial: boolean;
  readonly bodega: string;
  /** Where its units go, when several orders are picked. */
  readonly into?: string | undefined;
  /** Where it is fetched, when it has a place; then where else there is some. */
  readonly places?: readonly Place[] | undefined;
  readonly onPlace?: ((ubicacion: string) => void) | undefined;
  readonly onScan: (code: string) => void;
  readonly onMany: (units: number) => void;
  readonly onMissing: (motivo: string) => void;
  readonly onUnpick: (units: number, serie?: string) => void;
  readonly onFound: (units: number) => void;
}
type Asking = 'codigo' | 'cantidad' | 'faltante' | 'corregir' | undefined;
/** Shorter than any of our codes or EANs, longer than any quantity of a line. */
const SHORTEST_READING = 6;
/** Places that are offered before units are said to be missing. */
const MORE_PLACES = 3;
const REASONS = ['No está en su ubicación', 'Hay menos unidades', 'Está dañado'];

/** What to fetch now: how many, of what. Nothing here opens a dialog. */
export function CurrentLine({
  line,
  left,
  done,
  awaitsSerial,
  bodega,
  into,
  places: [place, ...elsewhere] = [],
  onPlace,
  onScan,
  onMany,
  onMissing,
  ...back
}: Props) {
  const { producto } = line;
  const touched = done.pickeado + done.faltante > 0;
  const [asking, setAsking] = useState<Asking>(left === 0 ? 'corregir' : undefined);
  const [typed, setTyped] = useState('');
  const toggle = (what: Asking) => {
    setTyped('');
    setAsking(asking === what ? undefined : what);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(typed)) return;
    const units = typedFigure(typed) ?? Number.NaN;
    // The scanner types wherever the cursor is: a reading in the field for units is still a reading.
    if (asking === 'codigo' || (typed.trim().length >= SHORTEST_READING && !(units <= left))) onScan(typed.trim());
    else onMany(units);
    setTyped('');
    if (asking === 'cantidad') setAsking(undefined);
  };
  const section = useRef<HTMLElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  // The field or button that had the focus goes with what it asked, or with its line: the keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement?.matches('body, main')) section.current?.focus({ preventScroll: true });
  }, [asking]);
  // A field comes into view by its focus; reasons and corrections would stay behind what lies at the window's foot.
  useEffect(() => {
    if (asking !== undefined) asked.current?.scrollIntoView({ block: 'nearest' });
  }, [asking]);
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || asking === undefined) return;
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    toggle(asking);
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.current} aria-label="Línea actual" onKeyDown={leave}>
      <p className={styles.left}>
        <span>{left}</span>
        <small>por pickear de {line.cantidad}</small>
      </p>
      {into && <p className={styles.into}>{into}</p>}
      <h2>{producto.part_number}</h2>
      <p className={styles.name}>{producto.nombre}</p>
      <p className={styles.codes}>
        <span>{producto.codigo}</span>
        {producto.ean[0] && <span>EAN {producto.ean[0]}</span>}
        <span>{producto.marca}</span>
        <span>Bodega {bodega}</span>
        {place && <strong>{`${place.ubicacion} (hay ${place.cantidad})`}</strong>}
      </p>
      {producto.serializable && left > 0 && (
        <p className={styles.serial} data-now={awaitsSerial}>
          {awaitsSerial
            ? 'Ahora escanea la serie de la unidad'
            : 'Lleva serie: escanea el producto y después cada serie'}
        </p>
      )}
      <div className={styles.buttons}>
        {left > 0 && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconKeyboard />}
            aria-expanded={asking === 'codigo'}
            onClick={() => toggle('codigo')}
          >
            Escribir código
          </Button>
        )}
        {!producto.serializable && left > 0 && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconNumbers />}
            aria-expanded={asking === 'cantidad'}
            onClick={() => toggle('cantidad')}
          >
            Cantidad
          </Button>
        )}
        {left > 0 && (
          <Button
            size="lg"
            variant="light"
            color="red"
            leftSection={<IconPackageOff />}
            aria-expanded={asking === 'faltante'}
            onClick={() => toggle('faltante')}
          >
            Faltante
          </Button>
        )}
        {touched && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconArrowBackUp />}
            aria-expanded={asking === 'corregir'}
            onClick={() => toggle('corregir')}
          >
            Corregir
          </Button>
        )}
      </div>
      <div ref={asked}>
        {(asking === 'codigo' || asking === 'cantidad') && (
          <form className={styles.ask} onSubmit={submit}>
            <TextInput
              size="lg"
              autoFocus
              aria-label={asking === 'codigo' ? 'Código o serie' : 'Cantidad'}
              placeholder={asking === 'codigo' ? 'Código o serie' : `Hasta ${left}`}
              inputMode={asking === 'cantidad' ? 'numeric' : 'text'}
              autoComplete="off"
              value={typed}
              onChange={(e) => setTyped(e.currentTarget.value)}
            />
            <Button size="lg" type="submit">
              Registrar
            </Button>
          </form>
        )}
        {asking === 'faltante' && (
          <div
            className={styles.reasons}
            role="group"
            aria-label={`¿Por qué ${left === 1 ? 'falta' : 'faltan'} ${left}?`}
          >
            {/* Before it is said to be missing: where else there is some. */}
            {onPlace &&
              elsewhere.slice(0, MORE_PLACES).map(({ ubicacion, cantidad }) => (
                <Button
                  key={ubicacion}
                  size="lg"
                  variant="light"
                  onClick={() => {
                    setAsking(undefined);
                    onPlace(ubicacion);
                  }}
                >{`Buscar en ${ubicacion} (hay ${cantidad})`}</Button>
              ))}
            {REASONS.map((reason) => (
              <Button
                key={reason}
                size="lg"
                variant="default"
                onClick={() => {
                  setAsking(undefined);
                  onMissing(reason);
                }}
              >
                {reason}
              </Button>
            ))}
          </div>
        )}
        {asking === 'corregir' && touched && (
          <CorrectLine line={line} done={done} onUnpick={back.onUnpick} onFound={back.onFound} />
        )}
      </div>
    </section>
  );
}
