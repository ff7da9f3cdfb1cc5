import { Alert, Button, Drawer, Group, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { SHEET } from '../../dialogs/sheet-width.ts';
import { useMay } from '../../../access/use-may.ts';
import { messageOf } from '../../../api/call-error.ts';
import { useQueryCall } from '../../../api/hooks.ts';
import type { ReplyFor, RequestFor } from '../../../api/wire.ts';
import { listDiff, listDiffExport } from '../../../calls/audit.ts';
import { MomentButton } from '../../clock/moment-button.tsx';
import { formatCount } from '../../format/numbers.ts';
import { Pages } from '../../pages.tsx';
import { useReturnFocus } from '../../use-return-focus.ts';
import { saveComparison } from './save-comparison.ts';
import type { ListState } from '../list-state.ts';
import type { CardFields, Column, GridCall } from '../types.ts';
import { ComparedRows } from './compared-rows.tsx';
import type { Between } from './use-comparison.ts';

export interface ComparisonProps<Row> {
  readonly title: string;
  readonly unit: readonly [singular: string, plural: string];
  readonly query: GridCall;
  readonly columns: readonly Column<Row>[];
  readonly card: CardFields | undefined;
  readonly state: ListState;
  readonly between: Between;
  /** Undefined closes it. */
  readonly onBetween: (between: Between | undefined) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

type Found = Extract<ReplyFor<typeof listDiff>, { ok: true }>;
type Kind = Found['filas'][number]['movimiento'] | 'todo';
/** As the server sends them. */
const PAGE = 50;

/** *Qué cambió entre el lunes y hoy*: the rows of a list that came, changed and left between two moments, under its filters. */
export function Comparison<Row>(props: ComparisonProps<Row>) {
  const { title, unit, query, state, between, onBetween } = props;
  useReturnFocus();
  const may = useMay();
  const [kind, setKind] = useState<Kind>('todo');
  const [page, setPage] = useState(0);
  const asked = {
    lista: [query.path, query.accion].filter(Boolean).join(' '),
    desde: between.desde,
    ...(between.hasta !== '' && { hasta: between.hasta }),
    filterModel: state.filterModel,
    sortModel: state.sort,
    ...(state.quick !== '' && { quickFilter: state.quick }),
    ...(kind !== 'todo' && { movimiento: kind }),
  } as Omit<RequestFor<typeof listDiff>, 'pagina'>;
  const { data, error, isPlaceholderData } = useQueryCall(
    listDiff,
    { ...asked, pagina: page },
    {
      keepPrevious: true,
      staleTime: 0,
    },
  );
  const { ok, mensaje } = (data ?? {}) as { readonly ok?: boolean; readonly mensaje?: string };
  const found = ok === true ? (data as Found) : undefined;
  const failed = error ? messageOf(error) : ok === false ? mensaje : undefined;
  const change = (part: Partial<Between>) => {
    setPage(0);
    onBetween({ ...between, ...part });
  };
  return (
    <Drawer
      opened
      position="right"
      size={SHEET.history}
      onClose={() => onBetween(undefined)}
      title={`Qué cambió en ${title}`}
    >
      <Group gap="xs" mb="sm">
        <MomentButton label="Desde" at={between.desde} onChange={(at) => at !== '' && change({ desde: at })} />
        <MomentButton label="Hasta" at={between.hasta} onChange={(at) => change({ hasta: at })} />
        {may(listDiffExport) && (
          <Button
            variant="default"
            size="xs"
            ml="auto"
            leftSection={<IconFileSpreadsheet size={16} />}
            onClick={() => void saveComparison(asked, `Qué cambió en ${title}`)}
          >
            Exportar a Excel
          </Button>
        )}
      </Group>
      {failed !== undefined && (
        <Alert color="red" variant="light">
          {failed}
        </Alert>
      )}
      {found === undefined && failed === undefined && <Skeleton height={240} />}
      {found && (
        <>
          <SegmentedControl
            size="xs"
            fullWidth
            value={kind}
            onChange={(value) => {
              setPage(0);
              setKind(value as Kind);
            }}
            data={kindsOf(found)}
          />
          {found.filas.length === 0 ? (
            <Text c="dimmed" size="sm" my="lg">
              {`Ningún ${unit[0]} de los que muestra la lista entró, cambió ni salió entre esos momentos.`}
            </Text>
          ) : (
            <ComparedRows
              columns={props.columns}
              card={props.card}
              rows={found.filas}
              busy={isPlaceholderData}
              onOpen={props.onOpen}
            />
          )}
          <Pages
            label="Páginas de la comparación"
            unit={unit[1]}
            page={page}
            size={PAGE}
            total={countOf(found, kind)}
            onTurn={setPage}
          />
        </>
      )}
    </Drawer>
  );
}

const countOf = ({ entraron, cambiaron, salieron }: Found, kind: Kind): number =>
  ({ todo: entraron + cambiaron + salieron, entro: entraron, cambio: cambiaron, salio: salieron })[kind];

const KINDS: readonly (readonly [Kind, string])[] = [
  ['todo', 'Todo'],
  ['entro', 'Entraron'],
  ['cambio', 'Cambiaron'],
  ['salio', 'Salieron'],
];
const kindsOf = (found: Found) =>
  KINDS.map(([value, label]) => ({ value, label: `${label} ${formatCount(countOf(found, value))}` }));
