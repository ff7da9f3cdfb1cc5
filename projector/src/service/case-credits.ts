import { caseTitle } from '@power/domain/service/cases/goods.shared';
import { RmaCreditAsked } from '@power/domain/service/credits/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** What a case asks of an order is issued by the order's own rules, once for each asking; the case is told the number, or why not. */
export default defineProcess('service/case-credits', 'Notas de crédito de RMA', [
  react(RmaCreditAsked, async ({ rma, credito: { n, pedido, lineas, motivo } }, { stream, version }, tools) => {
    const id = `rma-credito/${stream}/${version}`;
    const reply = await tools.command(
      'issue-credit-note',
      { accion: 'nota_credito', pedido, lineas, motivo: `${caseTitle(rma.number)}: ${motivo}` },
      id,
    );
    const { folio, total } = reply;
    await tools.command(
      'tell-rma-credit',
      {
        accion: 'acreditado',
        id: rma._id,
        n,
        ...(reply.ok ? { emitida: { folio, total } } : { rechazo: String(reply.mensaje) }),
      },
      `${id}/dicha`,
    );
  }),
]);
