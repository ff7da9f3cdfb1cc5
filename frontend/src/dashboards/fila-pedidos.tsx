import { BoardBlock } from './board-block.tsx';
import { BoardFrame } from './board-frame.tsx';
import { firstName } from '@power/domain/dashboards/first-name.shared';
import { useBoard } from './use-board.ts';

/** Who may see whole names gets them, and this screen shows no more to them than to everybody. */
const called = (order: { readonly client: { readonly name: string }; readonly bodega_entrega?: string | undefined }) =>
  order.bodega_entrega === undefined ? order.client.name : firstName(order.client.name);

const FLAGS = ['pickingTiempoReal', 'entregadoSala'] as const;

/** Of what the server counts, without what it lists and this screen does not show: replayed by somebody of the house, it counts all. */
const counted = (total: number | undefined, listed: readonly object[], cards: readonly object[]) =>
  total === undefined ? undefined : total - (listed.length - cards.length);

/** Order queue of the showroom (document 1 §2): number, first name and time only; what the company takes for itself has nobody waiting. */
export function Component() {
  const { blocks, totals, none, ...state } = useBoard(FLAGS);
  const { pickingTiempoReal: picking = [], entregadoSala: room = [] } = blocks ?? {};
  const preparing = picking
    .filter((o) => o.tipo_entrega === 'EN SALA' && !o.interno)
    .map((o) => ({ number: o.number, name: called(o), since: o.fecha_update }));
  const ready = room
    .filter((o) => !o.entregado && !o.interno)
    .map((o) => ({ number: o.number, name: called(o), since: o.updatedAt }));
  return (
    <BoardFrame title="Pedidos" {...state}>
      <BoardBlock
        heading="En preparación"
        cards={preparing}
        total={counted(totals.pickingTiempoReal, picking, preparing)}
        empty={none('No hay pedidos en preparación')}
      />
      <BoardBlock
        heading="Listo para pagar"
        ready
        cards={ready}
        total={counted(totals.entregadoSala, room, ready)}
        empty={none('No hay pedidos por pagar')}
      />
    </BoardFrame>
  );
}
