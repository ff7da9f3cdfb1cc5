import { BoardBlock } from './board-block.tsx';
import { BoardFrame } from './board-frame.tsx';
import { firstName } from '@power/domain/dashboards/first-name.shared';
import { useBoard } from './use-board.ts';

const FLAGS = ['pickingTiempoReal', 'entregadoSala'] as const;

/** Order queue of the showroom (document 1 §2): number, first name and time only; what the company takes for itself has nobody waiting. */
export function Component() {
  const { blocks, totals, none, ...state } = useBoard(FLAGS);
  const preparing = (blocks?.pickingTiempoReal ?? [])
    .filter((o) => o.tipo_entrega === 'EN SALA' && !o.interno)
    .map((o) => ({ number: o.number, name: firstName(o.client.name), since: o.fecha_update }));
  const ready = (blocks?.entregadoSala ?? [])
    .filter((o) => !o.entregado && !o.interno)
    .map((o) => ({ number: o.number, name: firstName(o.client.name), since: o.updatedAt }));
  return (
    <BoardFrame title="Pedidos" {...state}>
      <BoardBlock
        heading="En preparación"
        cards={preparing}
        total={totals.pickingTiempoReal}
        empty={none('No hay pedidos en preparación')}
      />
      <BoardBlock
        heading="Listo para pagar"
        cards={ready}
        total={totals.entregadoSala}
        empty={none('No hay pedidos por pagar')}
      />
    </BoardFrame>
  );
}
