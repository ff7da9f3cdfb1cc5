import { Button } from '@mantine/core';
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { BulkBar } from '../ui/list/actions/bulk-bar.tsx';
import { ColumnFilter } from '../ui/list/filters/column-filter.tsx';
import { FilterChips } from '../ui/list/filters/filter-chips.tsx';
import { QuickFilter } from '../ui/list/filters/quick-filter.tsx';
import { GridSkeleton } from '../ui/list/grid/grid-skeleton.tsx';
import { type ListChange, type ListState, partOf } from '../ui/list/list-state.ts';
import { Pages } from '../ui/pages.tsx';
import { SideActions } from '../ui/side-actions.tsx';
import { Shown, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

const nothing = () => undefined;
const DELIVERIES = [
  ['COURIER', 'Courier'],
  ['RETIRO', 'Retiro en sala'],
] as const;
const NAMES = { cliente: 'Cliente', tipo_entrega: 'Tipo de entrega', total: 'Total' };
const SOME: ListState = {
  quick: 'redes',
  sort: [],
  asOf: '2025-01-15T18:40:00.000Z',
  filterModel: { tipo_entrega: { filterType: 'set', values: ['COURIER'] } },
};

function Filters() {
  const [state, setState] = useState(SOME);
  const onState = (change: ListChange) => setState((old) => ({ ...old, ...partOf(change, old) }));
  const common = { size: 'xs', named: true, state, onState } as const;
  return (
    <>
      <Shown as="QuickFilter: / lleva aquí, flecha abajo a las filas">
        <QuickFilter value={state.quick} onChange={(quick) => onState({ quick })} onDown={nothing} />
      </Shown>
      <Shown as="ColumnFilter de un texto">
        <ColumnFilter field="cliente" label="Cliente" kind="text" {...common} />
      </Shown>
      <Shown as="de una cifra">
        <ColumnFilter field="total" label="Total" kind="number" {...common} />
      </Shown>
      <Shown as="de algunos valores">
        <ColumnFilter field="tipo_entrega" label="Tipo de entrega" kind={DELIVERIES} {...common} />
      </Shown>
      <Shown as="FilterChips: cada uno se quita solo, Limpiar los quita todos" wide>
        <FilterChips state={state} names={NAMES} onState={onState} />
      </Shown>
    </>
  );
}

/** What a list is put together of; the grid itself asks the server for its rows. */
export const Lists = () => (
  <>
    <Specimen
      name="QuickFilter, ColumnFilter y FilterChips"
      use="Lo que limita una lista se ve y está en la dirección."
    >
      <Filters />
    </Specimen>
    <Specimen name="SideActions" use="Lo que una pantalla ofrece además de lo principal; en el teléfono, un menú.">
      <Shown as="junto a la principal" wide>
        <div className={styles.tone}>
          <SideActions title="la muestra" actions={[{ label: 'Reporte de stock', icon: null, run: nothing }]} />
          <Button leftSection={<IconPlus size={16} />}>Nuevo producto</Button>
        </div>
      </Shown>
    </Specimen>
    <Specimen name="BulkBar" use="Qué se hace con las filas elegidas; lo que se hizo las suelta.">
      <Shown as="con dos filas" wide>
        <div className={styles.stage}>
          <BulkBar
            rows={[1, 2]}
            unit={['pedido', 'pedidos']}
            actions={[
              { label: 'Validar', icon: <IconCheck size={16} />, run: nothing },
              { label: 'Anular', icon: <IconX size={16} />, run: nothing },
            ]}
            onClear={nothing}
          />
        </div>
      </Shown>
    </Specimen>
    <Specimen name="Pages" use="Lo que es muy largo para una página y no es una lista.">
      <Shown as="en el medio" wide>
        <Pages label="Muestra de páginas" unit="eventos" page={1} size={50} total={1_284} onTurn={nothing} />
      </Shown>
      <Shown as="al comienzo" wide>
        <Pages label="Muestra del comienzo" unit="eventos" page={0} size={50} total={80} onTurn={nothing} />
      </Shown>
    </Specimen>
    <Specimen name="GridSkeleton" use="Las filas que vienen, mientras llega la lista.">
      <Shown as="cargando" wide>
        <div className={styles.window}>
          <GridSkeleton />
        </div>
      </Shown>
    </Specimen>
  </>
);
