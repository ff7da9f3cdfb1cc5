import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { persona } from '../../kernel/person.ts';
import { ENTREGAS_PROVEEDOR, reclamoAbierto } from './parts.ts';

const rma = z.object({ _id: z.string(), number: z.number().int() });
const ofClaim = { rma, n: z.number().int().positive() };

/** A product of a case is claimed to whom it was bought from. */
export const RmaClaimOpened = defineEvent('RmaClaimOpened', {
  label: 'Reclamo a proveedor abierto',
  data: z.object({ rma, cliente: persona, ejecutivo: persona, reclamo: reclamoAbierto }),
});
export const RmaClaimSent = defineEvent('RmaClaimSent', {
  label: 'Reclamo enviado al proveedor',
  data: z.object({ ...ofClaim, referencia: z.string().nullable() }),
});
export const RmaClaimAccepted = defineEvent('RmaClaimAccepted', {
  label: 'Reclamo aceptado por el proveedor',
  data: z.object({ ...ofClaim, entrega: z.enum(ENTREGAS_PROVEEDOR), respuesta: z.string() }),
});
export const RmaClaimRefused = defineEvent('RmaClaimRefused', {
  label: 'Reclamo rechazado por el proveedor',
  data: z.object({ ...ofClaim, respuesta: z.string() }),
});
export const RmaClaimClosed = defineEvent('RmaClaimClosed', {
  label: 'Reclamo a proveedor cerrado',
  data: z.object({ ...ofClaim, cierre: z.string() }),
});
