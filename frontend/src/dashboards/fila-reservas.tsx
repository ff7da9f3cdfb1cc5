import { twoNames } from '@power/domain/dashboards/first-name.shared';
import { formatCount } from '../ui/format/numbers.ts';
import { BoardBlock } from './board-block.tsx';
import { BoardFrame } from './board-frame.tsx';
import { useBoard } from './use-board.ts';

const FLAGS = ['reservasPendientes', 'reservasTiempoReal', 'reservasCaducadas'] as const;

/** A reservation lasts for days: none is late before it expired, and then it is. */
const never = () => undefined;
const late = () => 'tarde' as const;

const overdue = (days: number): string => `${formatCount(days)} ${days === 1 ? 'día vencida' : 'días vencida'}`;

/** Public queue of reservations (document 1 §2), in the order in which the server lists them. */
export function Component() {
  const { blocks, totals, none, ...state } = useBoard(FLAGS, 'Sin conexión: no se sabe si hay reservas');
  const { reservasPendientes = [], reservasTiempoReal = [], reservasCaducadas = [] } = blocks ?? {};
  const card = (r: (typeof reservasPendientes)[number], more = '') => ({
    number: r.number,
    name: twoNames(r.cliente.nombre),
    since: r.updatedAt,
    extra: `${r.tipo} · ${r.bodega}${more}`,
  });
  return (
    <BoardFrame title="Reservas" {...state}>
      <BoardBlock
        columns={1}
        heading="Pendientes"
        cards={reservasPendientes.map((r) => card(r))}
        total={totals.reservasPendientes}
        empty={none('No hay reservas pendientes')}
        age={never}
      />
      <BoardBlock
        columns={1}
        heading="En Proceso"
        cards={reservasTiempoReal.map((r) => card(r))}
        total={totals.reservasTiempoReal}
        empty={none('No hay reservas en proceso')}
        age={never}
      />
      <BoardBlock
        columns={1}
        heading="Caducadas"
        cards={reservasCaducadas.map((r) => card(r, ` · ${overdue(r.dias_vencida)}`))}
        total={totals.reservasCaducadas}
        empty={none('No hay reservas caducadas')}
        age={late}
      />
    </BoardFrame>
  );
}
