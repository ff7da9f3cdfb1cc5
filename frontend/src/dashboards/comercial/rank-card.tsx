import { SALES_TOPIC } from '@power/domain/finance/views/sales-line-row';
import { salesLineGridRow } from '@power/domain/finance/views/sales-line-row';
import { nameOf } from '@power/domain/kernel/pivot';
import { type SalesDimension, salesPivotFields } from '@power/domain/reports/sales-figures.shared';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../access/current-user.ts';
import { useQueryCall } from '../../api/hooks.ts';
import { salesPivot } from '../../calls/reports.ts';
import { useLiveRefresh } from '../../live/refresh.ts';
import { groupFilter } from '../../reports/group-filter.shared.ts';
import { SALES_REPORT } from '../../reports/sales-source.shared.ts';
import { RankBars } from '../../ui/charts/rank-bars.tsx';
import { formatMillions, formatPercent } from '../../ui/format/numbers.ts';
import { between, listHref } from '../../ui/list/list-state.ts';
import { Loaded } from '../loaded.shared.tsx';
import { linesOf } from './months.ts';
import styles from './dashboard-comercial.module.css';

const SHOWN = 8;
const SALES = { row: salesLineGridRow, fields: salesPivotFields };

interface Props {
  readonly year: number;
  readonly field: SalesDimension;
  readonly title: string;
}

/** Who sold, or was sold, the most in a year; its margin for whoever may know it. */
export function RankCard({ year, field, title }: Props) {
  const { margenes } = useCurrentUser().permisos;
  const filterModel = { fecha: between(`${year}-01-01`, `${year}-12-31`) };
  const found = useQueryCall(
    salesPivot,
    {
      filas: [field],
      columnas: [],
      medidas: margenes ? ['neto', 'margen_porcentaje'] : ['neto'],
      filterModel,
    },
    { keepPrevious: true },
  );
  useLiveRefresh(salesPivot, SALES_TOPIC);
  const groups = found.data?.ok ? found.data.grupos.filter(({ f }) => f.length > 0) : undefined;
  const rows = groups
    ?.map(({ f: [value = null], v: [neto, margin] }) => ({
      key: value ?? '',
      name: nameOf(value ?? 'Sin dato'),
      value: neto ?? 0,
      beside: margenes ? formatPercent(margin) : undefined,
      to: linesOf(year, Object.fromEntries([groupFilter(SALES, field, value)])),
    }))
    .sort((a, b) => b.value - a.value);
  const report = `${listHref(SALES_REPORT, { filterModel })}&filas=${field}&columnas=mes&medidas=neto`;
  return (
    <section className={styles.card} aria-label={title}>
      <h2>
        {title} {rows && <span>{rows.length}</span>}
      </h2>
      <Loaded query={found} height={200}>
        {() =>
          rows === undefined || rows.length === 0 ? (
            <p className={styles.none}>Sin ventas en este año.</p>
          ) : (
            <RankBars
              rows={rows.slice(0, SHOWN)}
              format={formatMillions}
              heads={margenes ? ['Neto', 'Margen'] : ['Neto']}
            />
          )
        }
      </Loaded>
      {rows && rows.length > 0 && (
        <Link className={styles.all} to={report}>
          {rows.length > SHOWN ? `Ver las ${rows.length} por mes` : 'Ver por mes'}
        </Link>
      )}
    </section>
  );
}
