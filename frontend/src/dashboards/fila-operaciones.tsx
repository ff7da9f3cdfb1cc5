import { formatCount } from '../ui/format/numbers.ts';
import { formatShortDay } from '../ui/format/times.ts';
import { BoardBlock } from './board-block.tsx';
import { BoardFrame } from './board-frame.tsx';
import { RacksBlock } from './racks-block.tsx';
import { useBoard } from './use-board.ts';

const FLAGS = ['recepcionBodega', 'rutasBodega', 'ocupacionBodega'] as const;

/** A route lasts for hours: its time says since when it is out, not that it is late. */
const never = () => undefined;
const days = (n: number): string => (n === 1 ? '1 día tarde' : `${formatCount(n)} días tarde`);

/** Public wallboard of the warehouse's doors and shelves: what comes in, what drives out, where there is room. */
export function Component() {
  const { blocks, totals, none, ...state } = useBoard(FLAGS, 'Sin conexión: no se sabe qué hay');
  const arriving = (blocks?.recepcionBodega ?? []).map((o) => ({
    number: o.number,
    name: o.estado === 'Recepción Parcial' ? 'Parcial' : o.estado,
    mark: o.dias_atraso > 0 ? days(o.dias_atraso) : o.eta === null ? 'sin fecha' : formatShortDay(o.eta),
    late: o.dias_atraso > 0 ? ('tarde' as const) : undefined,
    extra: `${formatCount(o.recibidas)} de ${formatCount(o.unidades)}`,
  }));
  const routes = (blocks?.rutasBodega ?? []).map((r) => ({
    number: r.number,
    name: r.patente || 'Sin patente',
    ...(r.estado === 'En Ruta' && r.salida_at !== null ? { since: r.salida_at } : { mark: r.estado }),
    extra: r.salida_at === null ? `${r.cargadas} de ${r.paradas} cargadas` : `${r.hechas} de ${r.paradas} paradas`,
  }));
  return (
    <BoardFrame title="Operaciones" {...state}>
      <BoardBlock
        columns={1}
        heading="Recepción"
        cards={arriving}
        total={totals.recepcionBodega}
        empty={none('No hay importaciones en camino')}
        age={never}
      />
      <BoardBlock
        columns={1}
        heading="Rutas de hoy"
        cards={routes}
        total={totals.rutasBodega}
        empty={none('No hay rutas hoy')}
        age={never}
      />
      <RacksBlock
        racks={blocks?.ocupacionBodega ?? []}
        total={totals.ocupacionBodega}
        empty={none('No hay ubicaciones')}
      />
    </BoardFrame>
  );
}
