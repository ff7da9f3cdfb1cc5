import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { movimientoPedido } from '../cases/goods.shared.ts';

const ofLoan = { rma: z.object({ _id: z.string(), number: z.number().int() }), n: z.number().int() };

/** A unit that the customer has while the case lasts; stock follows by a process. */
export const RmaUnitLent = defineEvent('RmaUnitLent', {
  label: 'Equipo prestado',
  data: z.object({ rma: ofLoan.rma, movimiento: movimientoPedido }),
});
/** It is here again: stock takes it into the RMA warehouse. */
export const RmaLoanReturned = defineEvent('RmaLoanReturned', {
  label: 'Préstamo devuelto',
  data: z.object({ ...ofLoan, producto: z.string(), observacion: z.string() }),
});
/** It will not come back: stock let it go when it was lent. */
export const RmaLoanLost = defineEvent('RmaLoanLost', {
  label: 'Préstamo perdido',
  data: z.object({ ...ofLoan, motivo: z.string() }),
});
export const RmaLoanExtended = defineEvent('RmaLoanExtended', {
  label: 'Préstamo prorrogado',
  data: z.object({ ...ofLoan, antes: z.string(), hasta: z.string() }),
});
