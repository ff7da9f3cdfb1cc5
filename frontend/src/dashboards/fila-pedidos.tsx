import { BoardBlock } from './board-block.tsx';
import { BoardFrame } from './board-frame.tsx';
import { firstName } from '@power/domain/dashboards/first-name.shared';
import { useBoard } from './use-board.ts';

/** Who may see whole names gets them, and this screen shows no more to them than to everybody. */
const called = (order: { readonly client: { readonly name: string }; readonly bodega_entrega?: string | undefined }) =>
  order.bodega_entrega === undefined ? order.client.name : firstName(order.client.name);

const FLAGS = ['pickingTiempoReal', 'entregadoSala'] as const;

/** Order queue of the showroom (document 1 §2): number, first name and time only; what the company takes for itself has nobody waiting. */
export function Component() {
  const { blocks, totals, none, ...state } = useBoard(FLAGS);
  const preparing = (blocks?.pickingTiempoReal ?? [])
    .filter((o) => o.tipo_entrega === 'EN SALA' && !o.interno)
    .map((o) => ({ number: o.number, name: called(o), since: o.fecha_update }));
  const ready = (blocks?.entregadoSala ?? [])
    .filter((o) => !o.entregado && !o.interno)
    .map((o) => ({ number: o.number, name: called(o), since: o.updatedAt }));
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
        ready
        cards={ready}
        total={totals.entregadoSala}
        empty={none('No hay pedidos por pagar')}
      />
    </BoardFrame>
  );
}
