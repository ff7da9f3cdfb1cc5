import type { Resumen } from '@power/domain/forecast/views/figures';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useCommand } from '../api/hooks.ts';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { setForecastValue, setGlobalForecastValue } from '../calls/forecast.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { formatMillions, formatMoney } from '../ui/format/numbers.ts';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { refreshForecast } from './refresh-forecast.ts';
import styles from './forecast.module.css';

type Tipo = 'meta' | 'comprometido';
const NAME: Readonly<Record<Tipo, string>> = { meta: 'Meta', comprometido: 'Comprometido' };

/** Whether the pencil is offered; the server decides. A goal is set by an Administrador, a commitment also by whoever commits. */
export function useMaySet(): (of: Pick<Resumen, 'alcance' | 'de'>, tipo: Tipo) => boolean {
  const { _id, perfiles } = useCurrentUser();
  const past = useStore(moment) !== undefined;
  return ({ alcance, de }, tipo) =>
    !past &&
    (perfiles.perfil === 'Administrador' ||
      (tipo === 'comprometido' &&
        (alcance === 'ejecutivo' ? de === _id : alcance === 'marca' && perfiles.perfil === 'Brand Manager')));
}

/** Goal or commitment of a forecast: read, and set in its place. Enter saves, Esc leaves it as it was. */
export function ValueCell({ of, tipo }: { readonly of: Resumen; readonly tipo: Tipo }) {
  const may = useMaySet()(of, tipo);
  const own = useCommand(setForecastValue);
  const all = useCommand(setGlobalForecastValue);
  const [typed, setTyped] = useState<number | undefined>();
  const [editing, setEditing] = useState(false);
  const value = of[tipo];
  const summed = tipo === 'comprometido' && of.comprometido_suma === true;
  const label = `${NAME[tipo]} de ${of.nombre}`;
  const busy = own.busy || all.busy;
  // What could not be saved stays as it was typed: the field is locked meanwhile, and what went wrong is told elsewhere.
  const held = useRef(false);
  const save = async () => {
    if (busy) return;
    if (typed === undefined || Number.isNaN(typed) || typed === value) return setEditing(false);
    const request = { id: of._id, tipo, valor: Math.round(typed) };
    const set = of.alcance === 'global' ? all : own;
    held.current = true;
    if (await tell('El valor no se guardó', () => set.run(request).finally(refreshForecast))) setEditing(false);
  };
  if (editing)
    return (
      <NumberInput
        aria-label={label}
        size="xs"
        decimals={0}
        autoFocus
        className={styles.value ?? ''}
        disabled={busy}
        value={typed}
        onChange={setTyped}
        onFocus={(e) => e.currentTarget.select()}
        onBlur={() => !held.current && setEditing(false)}
        onKeyDown={(e) => {
          if (e.key === 'Enter') {
            e.preventDefault();
            void save();
          } else if (e.key === 'Escape') {
            e.stopPropagation();
            setEditing(false);
          }
        }}
      />
    );
  return (
    <span className={styles.set}>
      <span title={formatMoney(value)}>{formatMillions(value)}</span>
      {may && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Fijar ${label}`}
          onClick={() => {
            held.current = false;
            // A sum is nobody's word: whoever fixes one writes their own.
            setTyped(summed ? undefined : (value ?? undefined));
            setEditing(true);
          }}
        >
          <IconPencil size={14} />
        </ActionIcon>
      )}
    </span>
  );
}
