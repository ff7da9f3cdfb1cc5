import { Alert, Button, Loader, Skeleton } from '@mantine/core';
import { type PivotOrder, tableOf } from '@power/domain/kernel/pivot-table';
import { IconAlertTriangle, IconChartBar, IconFileSpreadsheet, IconLink } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '../../access/current-user.ts';
import { useMay } from '../../access/use-may.ts';
import { messageOf } from '../../api/call-error.ts';
import { download } from '../../api/client.ts';
import { useQueryCall } from '../../api/hooks.ts';
import { useLiveRefresh } from '../../live/refresh.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { FilterChips } from '../../ui/list/filters/filter-chips.tsx';
import { partOf } from '../../ui/list/list-state.ts';
import { SavedViews } from '../../ui/list/views/views-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { part } from '../../ui/part.tsx';
import { SideActions } from '../../ui/side-actions.tsx';
import { useAddress } from '../../ui/use-address.ts';
import { FieldWells, summaryOf } from './field-wells.tsx';
import { FoldedWells } from './folded-wells.tsx';
import { PivotFilters } from './pivot-filters.tsx';
import { costsIn, PIVOT_PARAMETERS, type PivotState, readPivot, writePivot } from './pivot-state.ts';
import { PivotTableView } from './pivot-table.tsx';
import { SharedViews } from './shared-views.tsx';
import { labelOf, type PivotSource } from './source.ts';
import styles from './pivot.module.css';

const PivotChart = part(() => import('./pivot-chart.tsx'), 'PivotChart', {
  place: 'here',
  loading: <Skeleton className={styles.chartRoom} />,
});

const HINT = 'Arrastra los campos o muévelos con su menú; cada cifra abre sus líneas';

/** A report that the person puts together: what stands in rows, columns and cells. Everything it shows is in the address. */
export function PivotPage({ source, context = HINT }: { readonly source: PivotSource; readonly context?: string }) {
  const may = useMay();
  const { permisos } = useCurrentUser();
  const [search, setSearch] = useAddress(PIVOT_PARAMETERS);
  const [order, setOrder] = useState<PivotOrder>();
  const [busy, setBusy] = useState(false);
  const { dimensions } = source.fields;
  const measures = Object.keys(source.fields.measures).filter(
    (name) => permisos.margenes || !source.fields.measures[name]!.cost,
  );
  const known = { filas: new Set(dimensions), columnas: new Set(dimensions), medidas: new Set(measures) };
  const first = { ...source.first, medidas: source.first.medidas.filter((name) => known.medidas.has(name)) };
  const state = readPivot(search, known, first);
  const change = (part: Partial<PivotState>): void =>
    setSearch((old) => writePivot(old, { ...readPivot(old, known, first), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  const { filas, columnas, medidas, filterModel } = state;
  const filtered = { filterModel, quick: '', sort: [], asOf: '' };
  const request = { filas, columnas, medidas, filterModel };
  const found = useQueryCall(source.call, request, { keepPrevious: true });
  useLiveRefresh(source.call, source.call.topic);
  const groups = found.data?.ok ? found.data.grupos : undefined;
  const table = useMemo(() => tableOf(groups ?? [], order), [groups, order]);
  const refused = found.data && !found.data.ok ? String((found.data as { mensaje?: unknown }).mensaje) : undefined;
  const trouble = found.error ? messageOf(found.error) : refused;
  // The groups of the last report stand until the next one has come: they are not read by its fields.
  const settled = groups !== undefined && !found.isPlaceholderData;
  const empty = groups !== undefined && groups.every(({ v }) => v.every((figure) => figure === null || figure === 0));
  const arrange = (fields: Partial<PivotState>): void => {
    setOrder(undefined);
    change(fields);
  };
  /** A view as this person may see it: what it holds of costs stays away, and is named, from who does not see them. */
  const apply = (busqueda: string): void => {
    const view = new URLSearchParams(busqueda);
    const hidden = costsIn(view, source.fields).filter((name) => !known.medidas.has(name));
    if (hidden.length > 0)
      showToast({
        tono: 'warn',
        titulo: 'La vista se muestra sin costos',
        texto: `Tu perfil no ve ${hidden.map((name) => labelOf(source, name)).join(', ')}.`,
      });
    arrange(readPivot(view, known, first));
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const reply = await download(source.file, request, `${source.title}.xlsx`);
      if (reply) showToast({ tono: 'danger', titulo: String(reply.titulo), texto: String(reply.mensaje) });
    } catch (error) {
      showToast({ tono: 'danger', titulo: 'No se exportó', texto: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const share = async (): Promise<void> => {
    const address = `${location.origin}${location.pathname}?${writePivot(search, state)}`;
    await navigator.clipboard.writeText(address).then(
      () => showToast({ tono: 'ok', titulo: 'Enlace copiado', texto: 'Quien lo abra ve el informe con sus permisos.' }),
      () => showToast({ tono: 'warn', titulo: 'No se pudo copiar', texto: 'Copia la dirección del navegador.' }),
    );
  };
  const names = Object.fromEntries(Object.keys(source.row.fields).map((name) => [name, labelOf(source, name)]));
  return (
    <div className={styles.page}>
      <PageHeader title={source.title} context={context} />
      <div className={styles.toolbar} role="toolbar" aria-label="Herramientas del informe">
        <PivotFilters source={source} state={state} onFilters={(filters) => change({ filterModel: filters })} />
        <FilterChips
          state={filtered}
          names={names}
          onState={(wanted) => change({ filterModel: partOf(wanted, filtered).filterModel ?? filterModel })}
        />
        <span className={styles.tools}>
          {found.isFetching && <Loader size="xs" aria-label="Calculando" />}
          <Button
            variant={state.chart ? 'light' : 'default'}
            aria-pressed={state.chart}
            leftSection={<IconChartBar size={16} />}
            onClick={() => change({ chart: !state.chart })}
          >
            Gráfico
          </Button>
          <SavedViews
            name={source.name}
            shown={(nombre) => ({ nombre, busqueda: writePivot(new URLSearchParams(), state).toString() })}
            onApply={({ busqueda }) => apply(busqueda)}
            more={(close) => (
              <SharedViews
                informe={source.name}
                address={() => writePivot(new URLSearchParams(), state).toString()}
                onApply={apply}
                close={close}
              />
            )}
          />
          <SideActions
            title="este informe"
            actions={[
              { label: 'Copiar enlace', icon: <IconLink size={16} />, run: () => void share() },
              ...(may(source.file)
                ? [{ label: 'Excel', icon: <IconFileSpreadsheet size={16} />, busy, run: () => void save() }]
                : []),
            ]}
          />
        </span>
      </div>
      <FoldedWells summary={summaryOf(state, (name) => labelOf(source, name))}>
        <FieldWells
          fields={state}
          dimensions={dimensions}
          measures={measures}
          label={(name) => labelOf(source, name)}
          onChange={arrange}
        />
      </FoldedWells>
      {trouble !== undefined && (
        <Alert
          color="red"
          variant="light"
          icon={<IconAlertTriangle />}
          title="El informe no se pudo calcular"
          mx="lg"
          mb="sm"
        >
          {trouble}{' '}
          {found.error !== null && (
            <Button size="compact-xs" variant="default" onClick={() => void found.refetch()}>
              Reintentar
            </Button>
          )}
        </Alert>
      )}
      {trouble === undefined && groups === undefined && <div className={styles.loading} aria-busy="true" />}
      {settled && trouble === undefined && empty && <EmptyState {...source.empty} />}
      {settled && trouble === undefined && !empty && (
        <>
          {state.chart && (
            <div className={styles.chart}>
              <PivotChart source={source} state={state} table={table} />
            </div>
          )}
          <PivotTableView
            key={[...filas, '|', ...columnas].join()}
            source={source}
            state={state}
            table={table}
            order={order}
            onOrder={setOrder}
          />
        </>
      )}
    </div>
  );
}
