import { useMemo } from 'react';
import { type GridColumn, unitsColumn } from '../documents/line-handlers.ts';
import { LinesGrid } from '../documents/lines-grid.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import { freeUnits, type ReservedLine } from './reservation-draft.ts';

interface Props {
  readonly bodega: string;
  readonly lines: readonly ReservedLine[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onLines: (lines: readonly ReservedLine[]) => void;
  readonly onDone: () => void;
}

const columnsFor = (bodega: string): readonly GridColumn<ReservedLine>[] => [
  {
    key: 'disponible',
    heading: 'Disponible',
    show: (line) => {
      const free = freeUnits(line, bodega);
      return free === undefined ? '–' : formatCount(free);
    },
  },
  unitsColumn(),
];
const nameOf = ({ producto }: ReservedLine): string => producto.part_number;
const title = ({ producto }: ReservedLine) => (
  <>
    {producto.part_number}
    <small>{producto.nombre}</small>
  </>
);

/** What is reserved, while it is written. */
export function ReservationLines({ bodega, ...rest }: Props) {
  const columns = useMemo(() => columnsFor(bodega), [bodega]);
  return (
    <LinesGrid
      columns={columns}
      nameOf={nameOf}
      title={title}
      empty="Todavía no hay productos en esta reserva."
      {...rest}
    />
  );
}
