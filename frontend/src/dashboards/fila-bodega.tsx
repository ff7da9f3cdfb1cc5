import { BoardBlock } from './board-block.tsx';
import { BoardFrame } from './board-frame.tsx';
import { twoNames } from '@power/domain/dashboards/first-name.shared';
import { useBoard } from './use-board.ts';

const FLAGS = ['pedidosPendientes', 'pickingTiempoReal'] as const;

/** Public picking queue (document 1 §2); of a customer's name so much as can be read from afar. */
export function Component() {
  const { blocks, totals, none, ...state } = useBoard(FLAGS);
  const pending = (blocks?.pedidosPendientes ?? []).map((o) => ({
    number: o.number,
    name: twoNames(o.cliente.nombre),
    since: o.updatedAt,
    tipo: o.tipo_entrega,
  }));
  const working = (blocks?.pickingTiempoReal ?? []).map((o) => ({
    number: o.number,
    name: twoNames(o.client.name),
    since: o.fecha_update,
    tipo: o.tipo_entrega,
  }));
  return (
    <BoardFrame title="Picking" {...state}>
      <BoardBlock
        heading="Pendientes"
        cards={pending}
        total={totals.pedidosPendientes}
        empty={none('No hay pedidos pendientes')}
      />
      <BoardBlock
        heading="En Proceso"
        cards={working}
        total={totals.pickingTiempoReal}
        empty={none('No hay pedidos en proceso')}
      />
    </BoardFrame>
  );
}
