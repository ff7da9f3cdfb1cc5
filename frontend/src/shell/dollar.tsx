import { Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { dollarNow } from '../calls/settings.ts';
import { part } from '../ui/part.tsx';
import { useConnection, useLiveEvent } from '../live/hooks.ts';
import { emit } from '../live/socket.ts';
import { formatDay } from '../ui/format/times.ts';
import { ageOf } from './dollar-age.ts';
import styles from './header.shared.module.css';

const DollarDialog = part(() => import('../settings/dollar-dialog.tsx'), 'DollarDialog');
const pesos = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Rate {
  readonly valor?: unknown;
  /** Day that the value is of. */
  readonly fecha?: string;
  readonly fuente?: string;
}

const toldBy = (fuente: string | undefined): string => (fuente === 'manual' ? 'ingresado a mano' : 'observado');

/** Spot dollar, asked for with `divisa` and told with `dolar` (document 1 §2): two decimals, its age when old; a click enters it by hand. */
export function Dollar() {
  const connection = useConnection();
  const at = useStore(moment);
  const [live, setRate] = useState<Rate>();
  const then = useQueryCall(dollarNow, {}, { enabled: at !== undefined }).data;
  const rate: Rate | undefined = at === undefined ? live : then?.ok ? then : undefined;
  const [opened, dialog] = useDisclosure(false);
  useLiveEvent('dolar', (datos) =>
    setRate(typeof datos === 'object' && datos !== null ? (datos as Rate) : { valor: datos }),
  );
  useEffect(() => {
    if (connection === 'conectado') emit('divisa', {});
  }, [connection]);
  const value = Number(rate?.valor);
  const known = Number.isFinite(value) && value > 0;
  const old = rate?.fecha && at === undefined ? ageOf(rate.fecha).old : undefined;
  const told = `Dólar ${toldBy(rate?.fuente)}${rate?.fecha ? ` al ${formatDay(rate.fecha)}` : ''}.`;
  const label =
    at !== undefined
      ? known
        ? told
        : 'Ese día no había valor del dólar'
      : known
        ? `${told} Clic para registrar otro valor.`
        : 'Registrar el valor del dólar';
  return (
    <>
      <Tooltip label={label}>
        <button type="button" className={styles.dollar} onClick={at === undefined ? dialog.open : undefined}>
          {known ? `US$ 1 = $${pesos.format(value)}` : 'US$ –'}
          {old !== undefined && <em className={styles.old}>{old}</em>}
        </button>
      </Tooltip>
      {opened && <DollarDialog onClose={dialog.close} />}
    </>
  );
}
