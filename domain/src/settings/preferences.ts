import { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { PreferenceRemoved, PreferenceSet } from './events.ts';

/** What a person arranged for themselves, by key: dashboard blocks, saved views, positions of notes. */
export interface PreferencesState {
  readonly valores: Readonly<Record<string, unknown>>;
}
export const preferences = defineAggregate<PreferencesState>('preferences', { valores: {} }, [
  on(PreferenceSet, (s, d) => ({ valores: { ...s.valores, [d.clave]: d.valor } })),
  on(PreferenceRemoved, (s, { clave }) => ({
    valores: Object.fromEntries(Object.entries(s.valores).filter(([other]) => other !== clave)),
  })),
]);

export const clave = z
  .string()
  .regex(/^[a-z][a-z0-9._/-]{0,99}$/i, 'La clave lleva letras, números, puntos, guiones y barras');
export const MAX_PREFERENCES = 200;
export const MAX_PREFERENCE_BYTES = 20_000;
