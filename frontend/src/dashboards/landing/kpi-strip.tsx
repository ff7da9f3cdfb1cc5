import type { Indicator } from '@power/domain/dashboards/views/indicators';
import { lookOf } from '@power/domain/kernel/look';
import { orderLooks } from '@power/domain/orders/order-looks';
import { ORDERS_TOPIC } from '@power/domain/orders/views/order-row';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryKey } from '../../api/hooks.ts';
import { operationalIndicators } from '../../calls/dashboards.ts';
import { KpiCard } from '../../ui/charts/kpi-card.tsx';
import styles from '../../ui/charts/kpi-card.module.css';
import { formatCount, formatMillions } from '../../ui/format/numbers.ts';
import { today } from '../../ui/format/times.ts';
import { SELDOM, useLiveRefresh } from '../../live/refresh.ts';
import { StateIcon } from '../../ui/state-icon.tsx';
import { type ListLinks, madeBetween, ofStatus } from './links.ts';
import { Late } from './late.tsx';
import { asksAgain, lateWords, useRetry, useTrouble } from './use-trouble.ts';

/** Time goes on without an order, too: what is compared is yesterday at this hour. */
const EVERY_MS = 60_000;
const STATE: Readonly<Record<Exclude<Indicator, 'vendido'>, keyof typeof orderLooks>> = {
  porValidar: 'Pendiente Validacion Administrativa',
  porPickear: 'Pendiente Picking',
  enSala: 'Entregado a Sala',
  porDespachar: 'Pendiente Despacho',
  enRuta: 'En Ruta',
};
export const KPI_NAMES: readonly (readonly [Indicator, string])[] = [
  ['vendido', 'Vendido hoy'],
  ...Object.entries(STATE).map(([clave, state]) => [clave as Indicator, lookOf(orderLooks, state).short] as const),
];
const NAME = Object.fromEntries(KPI_NAMES) as Readonly<Record<Indicator, string>>;

/** Under which name a person's arrangement hides a card. */
export const kpiKey = (clave: Indicator): string => `indicador/${clave}`;

/** What was sold and what waits, each beside yesterday at this hour; every card is the way into its list. */
export function KpiStrip({ links, hidden }: { links: ListLinks; hidden: readonly string[] }) {
  const query = useQuery({
    queryKey: queryKey(operationalIndicators, {}),
    queryFn: ({ signal }) => call(operationalIndicators, {}, { signal }),
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
    ...asksAgain,
  });
  useLiveRefresh(operationalIndicators, ORDERS_TOPIC, undefined, SELDOM);
  const since = useTrouble(query);
  const retry = useRetry(queryKey(operationalIndicators, {}));
  const shown = KPI_NAMES.filter(([clave]) => !hidden.includes(kpiKey(clave)));
  if (shown.length === 0) return null;
  const found = query.data?.indicadores;
  return (
    <ul className={styles.strip} aria-label="Indicadores" aria-busy={query.isPending}>
      {shown.map(([clave]) => {
        const one = found?.find((i) => i.clave === clave);
        return (
          <li key={clave}>
            {one ? (
              <KpiCard
                label={one.unidad === 'pesos' ? `${NAME[clave]}, con IVA` : NAME[clave]}
                icon={clave === 'vendido' ? undefined : <StateIcon icon={orderLooks[STATE[clave]].icon} />}
                values={one.serie}
                format={one.unidad === 'pesos' ? formatMillions : formatCount}
                moreIs={clave === 'vendido' ? 'ok' : clave === 'enRuta' ? undefined : 'warn'}
                against="ayer a esta hora"
                to={links.list({
                  filterModel: clave === 'vendido' ? madeBetween(today(), today()) : ofStatus(STATE[clave]),
                })}
                since={lateWords(since)}
              />
            ) : since === undefined ? (
              <Skeleton height="100%" mih="7rem" radius="lg" />
            ) : (
              <div className={styles.card}>
                <span className={styles.label}>{NAME[clave]}</span>
                <Late since={since} onRetry={retry} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
