import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { PurchaseOrderCreated } from './events.ts';
import { BUYERS, notYourBrand, ofBrand } from './guards.ts';
import { completed, type PurchaseOrderFacts } from './lines.ts';
import { ordenPedida } from './parts.ts';
import { purchaseOrder } from './purchase-order.ts';
import { REFERS } from './refers.ts';

const TITLE = 'La orden de compra no se guardó';

/** *Crear OC de importación*: begins as a draft that nobody outside has seen. */
export const createPurchaseOrder = defineCommand({
  name: 'create-purchase-order',
  context: 'purchasing',
  path: '/orden_compras/crear',
  access: { perfiles: BUYERS },
  summary: 'Crea una orden de compra de importación',
  request: z.strictObject({ orden: ordenPedida }),
  /** `avisos`: what whoever keeps it should look at. */
  reply: z.object({ number: z.number().int(), avisos: z.array(z.string()).optional() }),
  refers: REFERS,
  aggregate: purchaseOrder,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<PurchaseOrderFacts>) => facts.number!,
  decide(_state, { orden }, { user, now, facts }: DecideContext<PurchaseOrderFacts>) {
    if (!ofBrand(orden.marca, user)) return notYourBrand(TITLE, orden.marca);
    const datos = completed(TITLE, orden, facts);
    if (isRejection(datos)) return datos;
    const number = facts.number!;
    return [
      PurchaseOrderCreated({ ...datos, _id: String(number), number, creado_por: personOf(user), createdAt: now }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `La Orden de Compra N° ${state!.number} fue creada`,
    number: state!.number,
  }),
});
