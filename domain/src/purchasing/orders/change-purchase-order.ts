import { z } from 'zod';
import { changesOf } from '../../kernel/changes.ts';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { PurchaseOrderChanged } from './events.ts';
import { BUYERS, forPurchaseOrder, notYourBrand, ocId, ofBrand } from './guards.ts';
import { completed, type PurchaseOrderFacts } from './lines.ts';
import { type DatosOc, lineaOc, ordenPedida } from './parts.ts';
import { purchaseOrder, type PurchaseOrder, refOf } from './purchase-order.ts';
import { REFERS } from './refers.ts';

const TITLE = 'La orden de compra no se guardó';

/** What of the order its events hold, without what has come in since. */
const heldOf = (state: PurchaseOrder): DatosOc => ({
  ...state,
  lineas: state.lineas.map((line) => lineaOc.parse(line)),
});

/** Changes an order until its goods are on their way; each change is a version in its history. */
export const changePurchaseOrder = defineCommand({
  name: 'change-purchase-order',
  context: 'purchasing',
  path: '/orden_compras/modificar',
  access: { perfiles: BUYERS },
  summary: 'Modifica una orden de compra de importación',
  request: z.strictObject({ id: ocId, orden: ordenPedida, expectedVersion }),
  /** `avisos`: what whoever keeps it should look at. */
  reply: z.object({ avisos: z.array(z.string()).optional() }),
  refers: REFERS,
  aggregate: purchaseOrder,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forPurchaseOrder(TITLE, ['Borrador', 'Emitida', 'Confirmada']),
  decide(state, { orden }, { user, facts }: DecideContext<PurchaseOrderFacts>) {
    if (!ofBrand(orden.marca, user)) return notYourBrand(TITLE, orden.marca);
    const datos = completed(TITLE, orden, facts);
    if (isRejection(datos)) return datos;
    const changes = changesOf<DatosOc>(heldOf(state!), datos);
    const { moneda, etd, eta } = datos;
    const vigente = { estado: state!.estado, moneda, etd, eta };
    return changes ? [PurchaseOrderChanged({ orden: refOf(state!), ...changes, vigente })] : [];
  },
  answer: ({ state }) => ({ mensaje: `La Orden de Compra N° ${state!.number} fue modificada` }),
});
