import { storeImport } from '@power/domain/assistant/store-import.shared';
import { addDays } from '@power/domain/kernel/dates';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { interactionsByPeriod, interactionsHeatmap, topicRanking, totalDownloads } from '../calls/assistant.ts';
import { pointsSummary } from '../calls/points.ts';
import { ImportButton } from '../imports/import-button.shared.tsx';
import { queryClient } from '../api/query-client.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import { formatCount, formatPercent } from '../ui/format/numbers.ts';
import { formatDay, formatDayTime, today as todayIs } from '../ui/format/times.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Card } from './card.tsx';
import { Heatmap } from './heatmap.tsx';
import { InteractionTable } from './interaction-table.tsx';
import styles from './dashboard-ia.module.css';
import { Bars } from './bars.tsx';

const INTERVALS = [
  { value: 'dia', label: 'Día' },
  { value: 'semana', label: 'Semana' },
  { value: 'mes', label: 'Mes' },
] as const;
const STORES: Readonly<Record<string, string>> = { google: 'Google Play', apple: 'App Store' };

const Downloads = () => (
  <Card title="Descargas de la app" query={useQueryCall(totalDownloads, {})}>
    {(data) =>
      data.fecha === null ? (
        <p className={styles.none}>
          Todavía no hay cifras de las tiendas. Impórtalas de una planilla con «Importar»: tienda, app, fecha y
          descargas.
        </p>
      ) : (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>Total</dt>
              <dd>{formatCount(data.total)}</dd>
            </div>
            {data.tiendas.map(({ tienda, descargas }) => (
              <div key={tienda}>
                <dt>{STORES[tienda]}</dt>
                <dd>{formatCount(descargas)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.none}>
            {`Últimas cifras: ${formatDay(data.fecha)}, importadas el ${formatDayTime(data.importado!)}`}
          </p>
        </>
      )
    }
  </Card>
);

const POINTS = [
  ['Ganados', 'ganados'],
  ['Usados', 'usados'],
  ['Vencidos', 'vencidos'],
  ['Saldo', 'saldo'],
] as const;

const Points = () => (
  <Card title="Pesos Mobile" query={useQueryCall(pointsSummary, {})}>
    {(data) => (
      <dl className={styles.figures} data-amounts>
        {POINTS.map(([label, field]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(data[field])}</dd>
          </div>
        ))}
      </dl>
    )}
  </Card>
);

/** *App-IA*: what the app's assistant is asked, when, and what the app stores say (requirements §7). */
export function Component() {
  const [today] = useState(todayIs);
  const [desde, setDesde] = useState(addDays(today, -29));
  const [hasta, setHasta] = useState(today);
  const [intervalo, setIntervalo] = useState<(typeof INTERVALS)[number]['value']>('dia');
  const [tema, setTema] = useState('');
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(desde) && /^\d{4}-\d{2}-\d{2}$/.test(hasta) && desde <= hasta;
  const period = { fechaDesde: desde, fechaHasta: hasta };
  const options = { enabled: valid, keepPrevious: true };
  const topics = useQueryCall(topicRanking, period, options);
  const heat = useQueryCall(interactionsHeatmap, period, options);
  const course = useQueryCall(interactionsByPeriod, { intervalo }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="App-IA"
        context="Consultas al asistente de la app, descargas y Pesos Mobile"
        action={<ImportButton kinds={[storeImport]} onDone={() => void queryClient.invalidateQueries()} />}
      />
      <div className={styles.page}>
        <div className={styles.filters}>
          <DateField label="Desde" value={desde} onChange={setDesde} max={hasta} />
          <DateField
            label="Hasta"
            value={hasta}
            onChange={setHasta}
            max={today}
            error={valid ? undefined : 'La fecha desde es posterior a la fecha hasta. Revísalas.'}
          />
        </div>
        <div className={styles.cards}>
          <Card title="Temas" query={topics}>
            {({ total, temas }) =>
              total === 0 ? (
                <p className={styles.none}>
                  Nadie consultó al asistente en estas fechas. Elige otras o espera a la app.
                </p>
              ) : (
                <Bars
                  label="Consultas por tema"
                  chosen={tema}
                  onChoose={(name) => setTema(name === tema ? '' : name)}
                  rows={temas.map((t) => ({
                    name: t.tema,
                    value: t.cantidad,
                    note: `${formatPercent(t.porcentaje)}${t.sin_respuesta > 0 ? ` · ${formatCount(t.sin_respuesta)} sin respuesta` : ''}`,
                  }))}
                />
              )
            }
          </Card>
          <Card
            title="Consultas por período"
            query={course}
            tools={
              <SegmentedControl
                size="xs"
                data={[...INTERVALS]}
                value={intervalo}
                onChange={setIntervalo}
                aria-label="Período"
              />
            }
          >
            {({ periodos }) => (
              <Bars
                label="Consultas por período"
                upright
                rows={periodos.map((p) => ({ name: formatDay(p.periodo), value: p.cantidad }))}
              />
            )}
          </Card>
          <Card title="Días y horas" query={heat}>
            {({ matriz }) => <Heatmap matrix={matriz} />}
          </Card>
          <Downloads />
          <Points />
        </div>
        <InteractionTable key={`${desde} ${hasta} ${tema}`} period={period} tema={tema} enabled={valid} />
      </div>
    </>
  );
}
