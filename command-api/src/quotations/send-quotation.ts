import { quotation } from '@power/domain/quotations/quotation';
import { sendQuotation } from '@power/domain/quotations/send-quotation';
import { LINK_DAYS } from '@power/domain/quotations/shared-quotation';
import { LINK, queueMail } from '@power/infra/adapters/mail/outbox';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { linkFacts, quotationAddress } from '../kernel/quotation-link.ts';

/** The mail goes into the outbox under the command's id: repeated, it is sent once. */
export default provideFacts(sendQuotation, ({ cotizacion }, services) => linkFacts(cotizacion, services), {
  finish: async (_, { cotizacion, para, mensaje }, services) => {
    const { state } = await services.load(quotation, String(cotizacion));
    const { number, ejecutivo, cliente, validez, enlace } = state!;
    const reach = [ejecutivo.email, ejecutivo.telefono].filter(Boolean).join(' · ');
    await queueMail(services.db, {
      id: `cotizacion-${services.commandId}`,
      minutos: LINK_DAYS * 1440,
      papel: `cotizacion/${number}`,
      enlace: quotationAddress(number, enlace?.semilla ?? services.commandId),
      para: para.toLowerCase(),
      asunto: `Cotización N° ${number} para ${cliente.nombre}`,
      texto: [
        `Hola:`,
        mensaje || `Te enviamos la Cotización N° ${number}.`,
        `Ábrela en este enlace para leerla, descargarla en PDF, preguntar, aceptarla o declinarla:`,
        LINK,
        `Es válida hasta el ${validez.split('-').reverse().join('-')}.`,
        `${ejecutivo.nombre}\n${reach}`,
      ].join('\n\n'),
    });
    return {};
  },
});
