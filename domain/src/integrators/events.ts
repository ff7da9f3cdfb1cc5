import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { persona } from '../kernel/person.ts';
import { datosIntegrador, huella } from './parts.ts';

const refIntegrador = z.object({ _id: z.string(), number: z.number().int() });
export type RefIntegrador = z.infer<typeof refIntegrador>;
const of = { integrador: refIntegrador };

/** The secret itself is in the reply alone; `hash` says how it is known again. */
export const IntegratorCreated = defineEvent('IntegratorCreated', {
  label: 'Clave creada',
  data: datosIntegrador.extend({
    _id: z.string(),
    number: z.number().int(),
    ...huella.shape,
    creado_por: persona,
    createdAt: z.string(),
  }),
  secret: ['hash'],
});
export const IntegratorChanged = defineEvent('IntegratorChanged', {
  label: 'Clave modificada',
  data: z.object({ ...of, antes: datosIntegrador.partial(), cambios: datosIntegrador.partial() }),
});
/** `vence` is until when the keys of before work. */
export const IntegratorKeyRotated = defineEvent('IntegratorKeyRotated', {
  label: 'Clave rotada',
  data: z.object({ ...of, ...huella.shape, vence: z.string() }),
  secret: ['hash'],
});
export const IntegratorSuspended = defineEvent('IntegratorSuspended', {
  label: 'Clave suspendida',
  data: z.object({ ...of, motivo: z.string() }),
});
export const IntegratorReactivated = defineEvent('IntegratorReactivated', {
  label: 'Clave reactivada',
  data: z.object(of),
});
