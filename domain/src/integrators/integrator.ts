import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import * as events from './events.ts';
import type { clave, Huella, integrador } from './parts.ts';

type Key = z.infer<typeof clave> & Pick<Huella, 'hash'>;
export type Integrator = Omit<z.infer<typeof integrador>, 'claves'> & Attached & { readonly claves: readonly Key[] };
export type IntegratorState = Integrator | undefined;

const put = (s: IntegratorState, change: Partial<Integrator>): IntegratorState => s && { ...s, ...change };
const earlier = (a: string | null, b: string): string => (a !== null && a < b ? a : b);

/** Stream `integrator-<number>`. */
export const integrator = defineAggregate<IntegratorState>('integrator', undefined, [
  on(events.IntegratorCreated, (_, { hash, final_clave, ...d }, { at }) => ({
    ...d,
    estado: 'Activa',
    motivo_suspension: null,
    claves: [{ hash, final_clave, desde: at, vence: null }],
  })),
  on(events.IntegratorChanged, (s, { cambios }) => put(s, cambios)),
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
  ...attachmentFolds<Integrator>(),
]);

export const refOf = ({ _id, number }: Integrator): events.RefIntegrador => ({ _id, number });
