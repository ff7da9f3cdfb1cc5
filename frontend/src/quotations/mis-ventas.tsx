import { FORECAST_TOPIC, type OpportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { addDays } from '@power/domain/kernel/dates';
import { orderLooks } from '@power/domain/orders/order-looks';
import type { OrderRow } from '@power/domain/orders/views/order-row';
import { ORDERS_TOPIC } from '@power/domain/orders/views/order-row';
import { quotationLooks } from '@power/domain/quotations/quotation-looks';
import { type QuotationRow, QUOTATIONS_TOPIC } from '@power/domain/quotations/views/quotation-row';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { forecastOfSeller, opportunityGrid } from '../calls/forecast.ts';
import { orderGrid } from '../calls/orders.ts';
import { mySales, quotationGrid } from '../calls/quotations.ts';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import { MyGoal } from '../forecast/my-goal.shared.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import { KpiCard } from '../ui/charts/kpi-card.tsx';
import kpi from '../ui/charts/kpi-card.module.css';
import { formatCount, formatMillions, formatMoney, formatPercent, formatPoints } from '../ui/format/numbers.ts';
import { formatDay, formatDayTime, formatShortDay, today } from '../ui/format/times.ts';
import { only, onlyNamed } from '../ui/list/list-tabs.tsx';
import { between, listHref, type ListState } from '../ui/list/list-state.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { WorkCard } from './work-card.tsx';
import styles from './mis-ventas.module.css';

type Filters = ListState['filterModel'];
const QUOTATIONS = '/sistema/listado-cotizaciones';
const ORDERS = '/sistema/pedidos-globales';
/** A quotation about to expire: today or in the next days. */
const SOON = 3;
const OPEN = ['Vigente', 'Por Validar', 'Validada'];

/** What was cancelled counts for nothing: the figures leave it out, and so do the lists that they open. */
const STANDING = {
  estado: only(...Object.keys(quotationLooks).filter((estado) => estado !== 'Anulada')),
  estatus: only(...Object.keys(orderLooks).filter((estatus) => estatus !== 'Anulado')),
};

const within = (field: string, from: string, to: string): Filters => ({ [field]: between(from, to) });
const quotations = (filterModel: Filters): string => listHref(QUOTATIONS, { filterModel });
const orders = (filterModel: Filters): string => listHref(ORDERS, { filterModel });
const quoted = (from: string, to: string): string =>
  quotations({ estado: STANDING.estado, ...within('createdAt', from, to) });
const ordered = (from: string, to: string): string =>
  orders({ estatus: STANDING.estatus, ...within('createdAt', from, to) });

/** Today and the month in figures, each the way into its list. */
function Figures() {
  const sales = useQueryCall(mySales, {}, { staleTime: 10_000, refetchInterval: 60_000 });
  useLiveRefresh(mySales, QUOTATIONS_TOPIC);
  useLiveRefresh(mySales, ORDERS_TOPIC);
  const found = sales.data?.ok ? sales.data : undefined;
  if (!found)
    return (
      <Loaded query={sales} height={120} title="Las cifras no se pudieron leer">
        {() => null}
      </Loaded>
    );
  const { hoy, ayer, mes, mes_anterior: before } = found;
  const day = today();
  const month = `${day.slice(0, 8)}01`;
  const cards = [
    {
      label: 'Cotizado hoy',
      values: [ayer.cotizado, hoy.cotizado],
      against: 'ayer a esta hora',
      to: quoted(day, day),
    },
    {
      label: 'Pedidos de hoy',
      values: [ayer.pedido, hoy.pedido],
      against: 'ayer a esta hora',
      to: ordered(day, day),
    },
    {
      label: 'Cotizado en el mes',
      values: [before.cotizado, mes.cotizado],
      against: 'el mes pasado a esta fecha',
      to: quoted(month, day),
    },
    {
      label: 'Pedidos del mes',
      values: [before.pedido, mes.pedido],
      against: 'el mes pasado a esta fecha',
      to: ordered(month, day),
    },
    {
      label: 'Facturado en el mes',
      values: [before.facturado, mes.facturado],
      against: 'el mes pasado a esta fecha',
      to: orders(within('facturado_at', month, day)),
    },
  ];
  return (
    <ul className={kpi.strip} aria-label="Mis cifras">
      {cards.map((card) => (
        <li key={card.label}>
          <KpiCard {...card} format={formatMillions} moreIs="ok" />
        </li>
      ))}
      {mes.margen !== undefined && mes.margen !== null && (
        <li>
          <KpiCard
            label="Margen cotizado en el mes"
            values={[before.margen ?? mes.margen, mes.margen]}
            format={formatPercent}
            formatChange={formatPoints}
            moreIs="ok"
            against="el mes pasado a esta fecha"
            to={quoted(month, day)}
          />
        </li>
      )}
    </ul>
  );
}

/** What of the quotations and orders asks for something next. */
function Work() {
  const day = today();
  const me = useCurrentUser();
  const open = { estado: only(...OPEN) };
  const line = ({ number, cliente_nombre }: QuotationRow, last: string) => ({
    key: String(number),
    to: `${QUOTATIONS}?ncot=${number}`,
    first: String(number),
    name: cliente_nombre,
    last,
  });
  const listed = { query: quotationGrid, topic: QUOTATIONS_TOPIC, href: quotations };
  return (
    <div className={styles.cards}>
      <WorkCard<QuotationRow>
        {...listed}
        title="Por vencer"
        empty="Ninguna cotización vence en los próximos días."
        filters={{ ...open, ...within('validez', day, addDays(day, SOON)) }}
        sort={{ colId: 'validez', sort: 'asc' }}
        line={(row) => line(row, formatDay(row.validez))}
      />
      <WorkCard<QuotationRow>
        {...listed}
        title="Esperan validación"
        empty="Ningún precio espera validación."
        filters={{ estado: only('Por Validar') }}
        sort={{ colId: 'estado_at', sort: 'asc' }}
        line={(row) => line(row, formatMoney(row.total))}
      />
      <WorkCard<QuotationRow>
        {...listed}
        title="Abiertas por el cliente"
        empty="Ningún cliente ha abierto una cotización vigente."
        filters={{ ...open, abierta: { filterType: 'date', type: 'notBlank' } }}
        sort={{ colId: 'abierta', sort: 'desc' }}
        line={(row) => line(row, row.abierta ? formatDayTime(row.abierta) : '')}
      />
      <WorkCard<QuotationRow>
        {...listed}
        title="Listas para convertir"
        empty="Ninguna cotización validada espera convertirse."
        filters={{ estado: only('Validada') }}
        sort={{ colId: 'estado_at', sort: 'asc' }}
        line={(row) => line(row, formatMoney(row.total))}
      />
      <WorkCard<OpportunityRow>
        query={opportunityGrid}
        topic={FORECAST_TOPIC}
        href={(filterModel) => listHref('/sistema/fef', { filterModel }).replace('?', '?vista=lista&')}
        title="Próximas acciones"
        empty="Ninguna oportunidad espera una próxima acción."
        filters={{
          usuario: onlyNamed(me),
          perdida: { filterType: 'set', values: [false] },
          pedido: { filterType: 'number', type: 'blank' },
          fechaAccion: { filterType: 'date', type: 'notBlank' },
        }}
        sort={{ colId: 'fechaAccion', sort: 'asc' }}
        line={({ _id, fechaAccion, cliente_nombre, next_step }) => ({
          key: _id,
          to: `/sistema/fef?oportunidad=${_id}`,
          first: formatShortDay(fechaAccion),
          name: `${cliente_nombre}: ${next_step}`,
          last: '',
          late: fechaAccion !== null && fechaAccion < day,
        })}
      />
      <WorkCard<OrderRow>
        query={orderGrid}
        topic={ORDERS_TOPIC}
        href={orders}
        title="Pedidos con faltantes"
        empty="Ningún pedido está detenido por stock."
        filters={{
          faltantes: { filterType: 'number', type: 'greaterThan', filter: 0 },
          facturado: { filterType: 'set', values: [false] },
        }}
        sort={{ colId: 'number', sort: 'desc' }}
        line={({ number, cliente_nombre, faltantes }) => ({
          key: String(number),
          to: `${ORDERS}?pedido=${number}`,
          first: String(number),
          name: cliente_nombre,
          last: faltantes === 1 ? '1 unidad' : `${formatCount(faltantes)} unidades`,
        })}
      />
    </div>
  );
}

/** `mis-ventas`: the seller's own day and month, and what to do next; live. */
export function Component() {
  const may = useMay();
  return (
    <>
      <PageHeader
        title="Mis Ventas"
        context="Hoy y el mes, en pesos netos sin IVA, comparados con el mismo momento anterior"
        action={
          may(quotationGrid) && (
            <Button component={Link} to="/sistema/nueva-cotizacion" leftSection={<IconPlus size={16} />}>
              Nueva cotización
            </Button>
          )
        }
      />
      <Figures />
      {may(forecastOfSeller) && <MyGoal />}
      <Work />
    </>
  );
}
