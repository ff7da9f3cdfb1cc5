import { useMemo } from 'react';
import { type GridColumn, unitsColumn } from '../../documents/line-handlers.ts';
import { LinesGrid } from '../../documents/lines-grid.tsx';
import { Arrives } from '../../ui/arrives.tsx';
import { formatCount, formatMoney } from '../../ui/format/numbers.ts';
import { availableFor } from './check-draft.ts';
import type { Draft, DraftLine } from './draft.ts';
import styles from './new-order.module.css';

interface Props {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onLines: (lines: readonly DraftLine[]) => void;
  /** The line is done, back to the search. */
  readonly onDone: () => void;
}

const columnsFor = (bodega: string): readonly GridColumn<DraftLine>[] => [
  {
    key: 'disponible',
    heading: 'Disponible',
    show: (line) => {
      const available = availableFor(line, bodega);
      const short = available !== undefined && (line.cantidad ?? 0) > available;
      return (
        <span className={short ? styles.short : undefined}>
          {formatCount(available)}
          {short && ' · falta'}
          {short && <Arrives of={line.producto} />}
        </span>
      );
    },
  },
  unitsColumn(),
  {
    key: 'precio',
    heading: 'Valor Unitario',
    edit: {
      label: ({ producto }) => `Valor unitario de ${producto.part_number}`,
      value: ({ precio }) => precio,
      set: (line, precio) => ({ ...line, precio, propio: true }),
      width: 116,
    },
  },
  {
    key: 'total',
    heading: 'Total Precio',
    show: ({ precio, cantidad }) => formatMoney((precio ?? 0) * (cantidad ?? 0)),
  },
];
const nameOf = ({ producto }: DraftLine): string => producto.part_number;
const title = ({ producto }: DraftLine) => (
  <>
    {producto.part_number}
    <small>{producto.nombre}</small>
  </>
);

/** Lines of an order while it is written. */
export function DraftLines({ draft, ...rest }: Props) {
  const columns = useMemo(() => columnsFor(draft.bodega_entrega), [draft.bodega_entrega]);
  return (
    <LinesGrid
      lines={draft.lineas}
      columns={columns}
      nameOf={nameOf}
      title={title}
      empty="Todavía no hay productos en este pedido."
      {...rest}
    />
  );
}
