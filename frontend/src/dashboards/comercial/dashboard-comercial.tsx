import { SALES_TOPIC } from '@power/domain/finance/views/sales-line-row';
import { Alert, Button, Skeleton } from '@mantine/core';
import { dayOf } from '@power/domain/kernel/dates';
import { IconAlertTriangle, IconReportAnalytics } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../api/call-error.ts';
import { useQueryCall } from '../../api/hooks.ts';
import { moment } from '../../api/moment.ts';
import { useStore } from '../../api/store.ts';
import { salesYear } from '../../calls/finance.ts';
import { useLiveRefresh } from '../../live/refresh.ts';
import { CutoffSlider } from '../../past/cutoff-slider.shared.tsx';
import { SALES_REPORT } from '../../reports/sales-source.shared.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MONTHS } from '@power/domain/kernel/month';
import { formatDayTime, today } from '../../ui/format/times.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { part } from '../../ui/part.tsx';
import { useAddress } from '../../ui/use-address.ts';
import { ofMonth } from './months.ts';
import { RankCard } from './rank-card.tsx';
import { YearFigures } from './year-figures.tsx';
import styles from './dashboard-comercial.module.css';
import { Select } from '../../ui/forms/select.tsx';

const YearChart = part(() => import('./year-chart.tsx'), 'YearChart', {
  place: 'here',
  loading: <Skeleton className={styles.room} />,
});

const YEAR = 'periodo';
const OWN = [YEAR];
/** Years that can be looked at, this one the first. */
const OFFERED = 5;

/** `dashboard-comercial`: what was billed, beside the year before and the goal; by brand, seller, customer and region. */
export function Component() {
  const [search, setSearch] = useAddress(OWN);
  const at = useStore(moment);
  const now = Number(today().slice(0, 4));
  const years = Array.from({ length: OFFERED }, (_, n) => String(now - n));
  const asked = search.get(YEAR) ?? '';
  const periodo = Number(years.includes(asked) ? asked : at === undefined ? now : dayOf(at).slice(0, 4));
  const found = useQueryCall(salesYear, { periodo }, { keepPrevious: true });
  useLiveRefresh(salesYear, SALES_TOPIC);
  const sales = found.data?.ok ? found.data : undefined;
  const nothing =
    sales && sales.acumulado.documentos === 0 && sales.meses.every(({ anterior }) => anterior.documentos === 0);
  return (
    <>
      <PageHeader
        title="Dashboard comercial"
        context={`Facturado, neto sin IVA, ${at === undefined ? 'al momento' : `al ${formatDayTime(at)}`}`}
        action={
          <>
            <Select
              aria-label="Año"
              w="7rem"
              data={years}
              value={String(periodo)}
              allowDeselect={false}
              onChange={(year) =>
                setSearch(
                  (old) => {
                    const next = new URLSearchParams(old);
                    next.set(YEAR, String(year));
                    return next;
                  },
                  { replace: true },
                )
              }
            />
            <Button
              component={Link}
              to={SALES_REPORT}
              variant="default"
              leftSection={<IconReportAnalytics size={16} />}
            >
              Informe de Ventas
            </Button>
          </>
        }
      />
      <div className={styles.cut}>
        <CutoffSlider year={periodo} />
      </div>
      {found.error && (
        <Alert
          color="red"
          variant="light"
          icon={<IconAlertTriangle />}
          title="Las cifras no se pudieron leer"
          mx="lg"
          mb="md"
        >
          {messageOf(found.error)}{' '}
          <Button size="compact-xs" variant="default" onClick={() => void found.refetch()}>
            Reintentar
          </Button>
        </Alert>
      )}
      {!sales && !found.error && <Skeleton height={320} width="auto" mx="lg" />}
      {nothing && (
        <EmptyState
          title={`Sin ventas facturadas en ${periodo} ni en ${periodo - 1}`}
          hint="Lo que se factura aparece aquí al momento. Elige otro año o mueve el corte."
        />
      )}
      {sales && !nothing && (
        <>
          <YearFigures sales={sales} />
          <section className={styles.chart} aria-label="Ventas por mes">
            <h2>Ventas por mes</h2>
            <YearChart sales={sales} />
            <ul className={styles.months} aria-label="Líneas de cada mes">
              <li>Líneas de</li>
              {sales.meses.map(({ mes, documentos }) =>
                documentos > 0 ? (
                  <li key={mes}>
                    <Link to={ofMonth(periodo, mes)}>{MONTHS[mes - 1]}</Link>
                  </li>
                ) : null,
              )}
            </ul>
          </section>
          <div className={styles.cards}>
            <RankCard year={periodo} field="marca" title="Marcas" />
            <RankCard year={periodo} field="ejecutivo_nombre" title="Ejecutivos" />
            <RankCard year={periodo} field="cliente_nombre" title="Clientes" />
            <RankCard year={periodo} field="region" title="Regiones" />
          </div>
        </>
      )}
    </>
  );
}
