import { suppliers } from '@power/domain/masters';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import { sendPurchaseOrder } from '@power/domain/purchasing/orders/send-purchase-order';
import { queueMail } from '@power/infra/adapters/mail/outbox';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { masterRecord } from '../kernel/master-record.ts';

/** Later than this a paper that could not be sent is of no use. */
const DAYS = 3;

/** One mail for each address, under the command's id: repeated, each is sent once. Its paper is drawn as of this sending. */
export default provideFacts(
  sendPurchaseOrder,
  async ({ id }, services) => {
    const { state } = await services.load(purchaseOrder, String(id));
    const supplier = state && (await masterRecord(suppliers, services, 'razon_social', state.proveedor));
    return { correos: (supplier?.['correos'] as readonly string[] | undefined) ?? [] };
  },
  {
    finish: async ({ para, revision }, { id, mensaje }, services) => {
      const { db, user, commandId } = services;
      const { state } = await services.load(purchaseOrder, String(id));
      const { number, proveedor } = state!;
      const named = `No. ${number}${revision > 1 ? `, revision ${revision}` : ''}`;
      for (const [n, to] of para.entries())
        // oxlint-disable-next-line no-await-in-loop -- few, in the order in which they are named
        await queueMail(db, {
          id: `orden-compra-${commandId}-${n}`,
          minutos: DAYS * 1440,
          papel: `orden-compra/${number}/${commandId}`,
          para: to,
          asunto: `Purchase order ${named}`,
          texto: [
            `Dear ${proveedor},`,
            ...(mensaje ? [mensaje] : []),
            `Please find attached our purchase order ${named}${revision > 1 ? ', which replaces the previous ones' : ''}.`,
            'Please confirm it with its dispatch date.',
            `${user.nombre}\n${user.email}`,
          ].join('\n\n'),
        });
      return {};
    },
  },
);
