import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { Principal } from '../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { cotizacionId, QUOTERS, visibleQuotation } from './guards.ts';
import { quotation, type QuotationState } from './quotation.ts';

/** Characters that a draft may have: three hundred lines with their comments. */
const MOST = 600_000;
/** A window of a browser; it names itself. */
export const dispositivo = z.string().regex(/^[\w-]{1,40}$/);

/** A quotation that is named has to be one that the person sees. */
const seen = (
  state: QuotationState,
  cotizacion: number | string | undefined,
  { user }: { readonly user: Principal },
): readonly [] | Rejection => {
  const q = cotizacion === undefined ? undefined : visibleQuotation(state, user);
  return isRejection(q) ? q : [];
};

const common = {
  context: 'quotations',
  access: { perfiles: QUOTERS },
  aggregate: quotation,
  needsFacts: true,
  // Nothing is written to a stream: what is typed is no version, and who is there is no event (docs/adr/0015).
  stream: ({ cotizacion }: { readonly cotizacion?: number | string | undefined }) => String(cotizacion ?? 0),
} as const;

/** Keeps what somebody has typed into the editor and not saved: their own, for every device. */
export const keepQuotationDraft = defineCommand({
  ...common,
  name: 'keep-quotation-draft',
  path: '/web/cotizaciones/borrador',
  accion: 'guardar',
  summary: 'Guarda lo escrito en el editor sin hacer una versión',
  request: z.strictObject({
    accion: z.literal('guardar'),
    cotizacion: cotizacionId.optional(),
    contenido: z.record(z.string().max(60), z.json()),
    /** Of the quotation that it lies over; 0: none yet. */
    version: z.int32().min(0),
    dispositivo,
  }),
  reply: z.object({ at: z.string() }),
  decide: (state, { cotizacion, contenido }, context: DecideContext<null>) =>
    JSON.stringify(contenido).length > MOST
      ? reject('BORRADOR_MUY_GRANDE', 'El borrador no se guardó', 'Es muy largo. Guarda la cotización, o divídela.')
      : seen(state, cotizacion, context),
  answer: () => ({ mensaje: 'Borrador guardado', at: '' }),
});

/** Forgets the own draft. */
export const dropQuotationDraft = defineCommand({
  ...common,
  name: 'drop-quotation-draft',
  path: '/web/cotizaciones/borrador',
  accion: 'descartar',
  summary: 'Descarta el borrador propio de una cotización',
  request: z.strictObject({ accion: z.literal('descartar'), cotizacion: cotizacionId.optional() }),
  decide: (state, { cotizacion }, context: DecideContext<null>) => seen(state, cotizacion, context),
  answer: () => ({ mensaje: 'Borrador descartado' }),
});

/** Says that one has a quotation open in the editor, or leaves it, and hears who else has. */
export const stayInQuotation = defineCommand({
  ...common,
  name: 'stay-in-quotation',
  path: '/web/cotizaciones/editando',
  summary: 'Dice que alguien tiene la cotización en su editor y responde quién más',
  request: z.strictObject({ cotizacion: cotizacionId, dispositivo, sale: z.boolean().default(false) }),
  reply: z.object({
    otros: z.array(z.object({ nombre: z.string(), propio: z.boolean(), desde: z.string() })),
  }),
  decide: (state, { cotizacion }, context: DecideContext<null>) => seen(state, cotizacion, context),
  answer: () => ({ mensaje: '', otros: [] }),
});
