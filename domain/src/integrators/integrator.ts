import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import * as events from './events.ts';
import type { aviso } from './hook-parts.shared.ts';
import type { clave, Huella, integrador } from './parts.ts';

type Key = z.infer<typeof clave> & Pick<Huella, 'hash'>;
export type Hook = z.infer<typeof aviso> & { readonly semilla: string };
export type Integrator = Omit<z.infer<typeof integrador>, 'claves' | 'aviso'> &
  Attached & { readonly claves: readonly Key[]; readonly aviso: Hook | null };
export type IntegratorState = Integrator | undefined;

const put = (s: IntegratorState, change: Partial<Integrator>): IntegratorState => s && { ...s, ...change };
const earlier = (a: string | null, b: string): string => (a !== null && a < b ? a : b);

/** Stream `integrator-<number>`. */
export const integrator = defineAggregate<IntegratorState>('integrator', undefined, [
  on(events.IntegratorCreated, (_, { hash, final_clave, ...d }, { at }) => ({
    ...d,
    estado: 'Activa',
    motivo_suspension: null,
    aviso: null,
    claves: [{ hash, final_clave, desde: at, vence: null }],
  })),
  on(events.IntegratorChanged, (s, { cambios }) => put(s, cambios)),
  on(events.IntegratorClientChanged, (s, { cliente }) => put(s, { cliente })),
  on(events.IntegratorKeyRotated, (s, { hash, final_clave, vence }, { at }) =>
    put(s, {
      // What has ended already is not kept.
      claves: [
        ...(s?.claves ?? [])
          .filter((key) => key.vence === null || key.vence > at)
          .map((key) => ({ ...key, vence: earlier(key.vence, vence) })),
        { hash, final_clave, desde: at, vence: null },
      ],
    }),
  ),
  on(events.IntegratorSuspended, (s, { motivo }) => put(s, { estado: 'Suspendida', motivo_suspension: motivo })),
  on(events.IntegratorReactivated, (s) => put(s, { estado: 'Activa', motivo_suspension: null })),
  on(events.IntegratorHookSet, (s, { url, temas, semilla, final_secreto }, { at }) =>
    put(s, {
      aviso: {
        url,
        temas,
        semilla,
        final_secreto,
        estado: 'Activos',
        nota: null,
        // What happened while it was set aside is not told later; what waited is.
        desde: s?.aviso?.estado === 'Activos' ? s.aviso.desde : at,
      },
    }),
  ),
  on(events.IntegratorHookRemoved, (s) => put(s, { aviso: null })),
  on(events.IntegratorHookSetAside, (s, { nota }) =>
    put(s, s?.aviso ? { aviso: { ...s.aviso, estado: 'Apartados', nota } } : {}),
  ),
  on(events.IntegratorHookTested, (s) => s),
  on(events.IntegratorHookResent, (s) => s),
  ...attachmentFolds<Integrator>(),
]);

export const refOf = ({ _id, number }: Integrator): events.RefIntegrador => ({ _id, number });
