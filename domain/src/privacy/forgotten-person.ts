import { defineAggregate, on } from '../kernel/aggregate.ts';
import { PersonErased, PersonForgotten } from './events.ts';

export interface ForgottenPerson {
  /** How far the log was when they were forgotten. */
  readonly posicion: string;
  readonly borrada: boolean;
}

/** Stream `person-<id of the key>`; there is none before somebody is forgotten. */
export const forgottenPerson = defineAggregate<ForgottenPerson | undefined>('person', undefined, [
  on(PersonForgotten, (_, _d, { position }) => ({ posicion: String(position), borrada: false })),
  on(PersonErased, (s) => s && { ...s, borrada: true }),
]);
