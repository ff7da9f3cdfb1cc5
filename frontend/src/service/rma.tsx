import { type CaseRow, caseGridRow } from '@power/domain/service/cases/views/case-row';
import { Button, SegmentedControl } from '@mantine/core';
import { IconClock, IconEye, IconPercentage, IconPlus, IconTruckReturn } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { caseExport, caseGrid, rmaLimitsNow, setRmaLimits } from '../calls/service.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { LIST_PARAMETERS } from '../ui/list/list-state.ts';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { part } from '../ui/part.tsx';
import { SideActions } from '../ui/side-actions.tsx';
import { useAddress } from '../ui/use-address.ts';
import { CaseBoardPage } from './case-board-page.tsx';
import { CASES } from './case-commands.ts';
import { CaseDialogs } from './case-dialogs.tsx';
import { caseScreen, useCaseDialog } from './case-screen.tsx';
import { LoanDay } from './loan-day.tsx';
import { LateAge } from './late-age.tsx';
import styles from './case-board.module.css';

const OWN = ['vista', ...LIST_PARAMETERS];
const LimitsDialog = part(() => import('./limits-dialog.tsx'), 'LimitsDialog');

const columns = rowColumns(caseGridRow, [
  ['number', { headerName: 'N°', width: 80 }],
  'estado',
  ['cliente_nombre', { chars: 24, flex: 2 }],
  ['equipos', { minWidth: 140, flex: 1 }],
  ['series', { minWidth: 130 }],
  [
    'prestamo_hasta',
    {
      width: 140,
      cellRenderer: ({ data }: { data?: CaseRow }) =>
        data && data.prestamo_hasta !== null && <LoanDay hasta={data.prestamo_hasta} />,
    },
  ],
  ['falla', { minWidth: 140, flex: 1 }],
  ['garantia', { width: 120 }],
  ['tecnico', { minWidth: 130 }],
  [
    'estatus_at',
    {
      width: 130,
      cellRenderer: ({ data }: { data?: CaseRow }) => data && <LateAge estado={data.estado} since={data.estatus_at} />,
    },
  ],
  ['resolucion', { minWidth: 120 }],
  ['createdAt', { width: 150 }],
  ['por_devolver', { initialHide: true }],
  ['pedido', { initialHide: true }],
  ['cotizacion', { initialHide: true }],
  ['cotizacion_estado', { initialHide: true }],
  ['entregadas', { initialHide: true }],
  ['prestadas', { initialHide: true }],
  ['prestamos', { initialHide: true }],
  ['repuestos', { initialHide: true }],
  ['unidades', { initialHide: true }],
  ['ejecutivo_nombre', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['number', 'cliente_nombre', 'estatus_at'], second: ['estado', 'equipos', 'tecnico'] } as const;

const VIEWS = [
  { value: 'lista', label: 'Lista' },
  { value: 'tablero', label: 'Tablero' },
];
const TITLE = 'Listado de RMA';
const CONTEXT = 'Productos que vuelven por una falla: en qué estado están, quién los tiene y desde cuándo.';

/** *Plazos*, for whoever sets them, *Reclamos*, *Tasas de falla* and *Nuevo RMA*. */
function Actions() {
  const may = useMay();
  const [setting, setSetting] = useState(false);
  const limits = useQueryCall(rmaLimitsNow, {}).data?.plazos;
  return (
    <>
      <SideActions
        title={TITLE}
        actions={[
          ...(may(setRmaLimits) && limits
            ? [{ label: 'Plazos', icon: <IconClock size={16} />, run: () => setSetting(true) }]
            : []),
          { label: 'Reclamos', icon: <IconTruckReturn size={16} />, to: '/sistema/rma/reclamos' },
          { label: 'Tasas de falla', icon: <IconPercentage size={16} />, to: '/sistema/rma/tasas' },
        ]}
      />
      <Button component={Link} to="/sistema/nuevo-rma" leftSection={<IconPlus size={16} />}>
        Nuevo RMA
      </Button>
      {setting && limits && <LimitsDialog plazos={limits} onClose={() => setSetting(false)} />}
    </>
  );
}

/** *Listado de RMA*, and its board (`?vista=tablero`): each case opens over the list, at an address of its own. */
export function Component() {
  const { show } = useCaseDialog();
  const [{ asOf }] = useListState();
  const [search, change] = useAddress(OWN);
  const board = search.get('vista') === 'tablero';
  const views = (
    <SegmentedControl
      aria-label="Vista"
      data={VIEWS}
      value={board ? 'tablero' : 'lista'}
      onChange={(to) => change(() => new URLSearchParams(to === 'tablero' ? { vista: to } : {}))}
    />
  );
  const offered = useDocumentActions(caseScreen);
  if (board)
    return (
      <CaseBoardPage title={TITLE} context={CONTEXT} action={<Actions />} views={views} onOpen={(n) => show(n)}>
        <CaseDialogs />
      </CaseBoardPage>
    );
  return (
    <ListPage
      name={CASES}
      title={TITLE}
      context={CONTEXT}
      above={<div className={styles.bar}>{views}</div>}
      unit={['RMA', 'RMA']}
      query={caseGrid}
      columns={columns}
      rowId={(c) => c._id}
      card={card}
      asOf
      onOpen={(c) => show(c.number)}
      actions={(c) => [{ label: 'Ver RMA', icon: <IconEye size={16} stroke={1.6} />, run: () => show(c.number) }]}
      moreActions={(c) => offered(c._id, asOf, (view) => show(c.number, view as 'resolver'))}
      exportCall={caseExport}
      action={<Actions />}
      empty={{ title: 'Todavía no hay RMA', hint: 'Crea el primero con «Nuevo RMA».' }}
    >
      <CaseDialogs />
    </ListPage>
  );
}
