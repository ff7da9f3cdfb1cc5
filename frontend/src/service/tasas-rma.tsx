import { AGRUPACIONES_FALLA, type AgrupacionFalla } from '@power/domain/service/cases/parts';
import { addMonths } from '@power/domain/kernel/dates';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { download } from '../api/client.ts';
import { useQueryCall } from '../api/hooks.ts';
import { failureRates, failureRatesFile } from '../calls/service.ts';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import { SELDOM, useLiveRefresh } from '../live/refresh.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { showToast } from '../ui/feedback/toasts.ts';
import { formatCount, formatPercent } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import { LineTable } from '../ui/line-table.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { useAddress } from '../ui/use-address.ts';
import styles from './case-board.module.css';

const NAMES: Readonly<Record<AgrupacionFalla, string>> = {
  producto: 'Producto',
  marca: 'Marca',
  lote: 'Lote',
  mes: 'Mes',
};
const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');
/** Nothing sold is not a rate of nought, and not an endless one either. */
const rate = (tasa: number | null): string => (tasa === null ? '–' : formatPercent(tasa));

/** Rows of one product say its brand. */
const withBrand = (por: AgrupacionFalla): boolean => por === 'producto' || por === 'lote';

const OWN = ['desde', 'hasta', 'por'];

/** What the address says: the last twelve months by product, where it says nothing. */
function useAsked() {
  const [search, change] = useAddress(OWN);
  const [from, to, by] = [search.get('desde'), search.get('hasta'), search.get('por')];
  const hasta = isDay(to) ? to : today();
  const desde = isDay(from) ? from : addMonths(hasta, -12);
  const por = AGRUPACIONES_FALLA.find((one) => one === by) ?? 'producto';
  const say = (name: 'desde' | 'hasta' | 'por', value: string) =>
    change((old) => {
      const next = new URLSearchParams(old);
      next.set(name, value);
      return next;
    });
  return { asked: { desde, hasta, por }, say };
}

/** `rma/tasas`: how much of what is sold comes back. */
export function Component() {
  const may = useMay();
  const { asked, say } = useAsked();
  const [busy, setBusy] = useState(false);
  const right = asked.desde <= asked.hasta;
  const rates = useQueryCall(failureRates, asked, { keepPrevious: true, enabled: right });
  useLiveRefresh(failureRates, failureRates.topic, () => true, SELDOM);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const reply = await download(failureRatesFile, asked, 'Tasas de falla.xlsx');
      if (reply) showToast({ tono: 'danger', titulo: String(reply.titulo), texto: String(reply.mensaje) });
    } catch (error) {
      showToast({ tono: 'danger', titulo: 'No se exportó', texto: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title="Tasas de falla"
        context={
          asked.por === 'lote'
            ? 'Por la compra con que llegó cada serie: unidades de RMA abiertos en el período, contra las series que salieron en pedidos en esos mismos días.'
            : 'Unidades de RMA abiertos en el período y no rechazados, contra las unidades facturadas en esos mismos días.'
        }
        action={
          <Group gap="sm">
            {may(failureRatesFile) && (
              <Button
                variant="default"
                leftSection={<IconFileSpreadsheet size={16} />}
                loading={busy}
                disabled={!right}
                onClick={() => void save()}
              >
                Excel
              </Button>
            )}
            <Button component={Link} to="/sistema/rma" variant="default">
              Ver listado
            </Button>
          </Group>
        }
      />
      <div className={styles.bar}>
        <DateField
          label="Desde"
          max={asked.hasta}
          value={asked.desde}
          onChange={(day) => isDay(day) && say('desde', day)}
        />
        <DateField
          label="Hasta"
          value={asked.hasta}
          error={right ? undefined : 'El primer día va antes que el último'}
          onChange={(day) => isDay(day) && say('hasta', day)}
        />
        <SegmentedControl
          aria-label="Agrupar por"
          className={styles.last ?? ''}
          data={AGRUPACIONES_FALLA.map((value) => ({ value, label: NAMES[value] }))}
          value={asked.por}
          onChange={(value) => say('por', value)}
        />
      </div>
      <Loaded query={rates} title="Las tasas no se pudieron leer">
        {({ filas, total }) =>
          filas.length === 0 ? (
            <EmptyState title="Nada vendido ni devuelto en esos días" hint="Elige otro período." />
          ) : (
            <div className={styles.report}>
              <LineTable
                label="Tasas de falla"
                framed
                head={[
                  { label: NAMES[asked.por], text: true },
                  ...(withBrand(asked.por) ? [{ label: 'Marca', text: true }] : []),
                  'RMA',
                  'Unidades con falla',
                  'Unidades vendidas',
                  'Tasa de falla',
                ]}
              >
                <tbody>
                  {filas.map(({ clave, nombre, marca, casos, falladas, vendidas, tasa }) => (
                    <tr key={clave}>
                      <th scope="row">{nombre}</th>
                      {withBrand(asked.por) && <td data-text>{marca}</td>}
                      <td>{formatCount(casos)}</td>
                      <td>{formatCount(falladas)}</td>
                      <td>{formatCount(vendidas)}</td>
                      <td>{rate(tasa)}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row" colSpan={withBrand(asked.por) ? 2 : 1}>
                      Total
                    </th>
                    <td>{formatCount(total.casos)}</td>
                    <td>{formatCount(total.falladas)}</td>
                    <td>{formatCount(total.vendidas)}</td>
                    <td>{rate(total.tasa)}</td>
                  </tr>
                </tfoot>
              </LineTable>
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
