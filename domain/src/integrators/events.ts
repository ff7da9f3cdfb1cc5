import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { persona } from '../kernel/person.ts';
import { TEMAS_AVISO } from './hook-parts.shared.ts';
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
/** Its customer was merged into another: from here on the key stands for that one. */
export const IntegratorClientChanged = defineEvent('IntegratorClientChanged', {
  label: 'Clave pasa a otro cliente',
  data: z.object({ ...of, antes: persona, cliente: persona }),
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

const hook = { url: z.string(), temas: z.array(z.enum(TEMAS_AVISO)) };
/** Where the program is told. The secret is made from `semilla` and one of the server's: it is in the reply alone. */
export const IntegratorHookSet = defineEvent('IntegratorHookSet', {
  label: 'Avisos guardados',
  data: z.object({
    ...of,
    antes: z.object(hook).nullable(),
    ...hook,
    semilla: z.string(),
    final_secreto: z.string(),
    secreto_nuevo: z.boolean(),
  }),
  secret: ['semilla'],
});
export const IntegratorHookRemoved = defineEvent('IntegratorHookRemoved', {
  label: 'Avisos quitados',
  data: z.object({ ...of, url: z.string() }),
});
/** For a day it took nothing of what it was told. */
export const IntegratorHookSetAside = defineEvent('IntegratorHookSetAside', {
  label: 'Avisos apartados',
  data: z.object({ ...of, nota: z.string() }),
});
export const IntegratorHookTested = defineEvent('IntegratorHookTested', {
  label: 'Avisos probados',
  data: z.object({ ...of, url: z.string() }),
});
/** `entrega` is the id of the event that is told again. */
export const IntegratorHookResent = defineEvent('IntegratorHookResent', {
  label: 'Aviso reenviado',
  data: z.object({ ...of, entrega: z.string() }),
});
