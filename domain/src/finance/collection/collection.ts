import { z } from 'zod';
import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { dayOf } from '../../kernel/dates.ts';
import { CollectionNoted, ReminderSent } from './events.ts';

/** Id of the customer who is asked. */
export const debtorId = z.string().regex(/^[\w-]{1,60}$/, 'Elige el cliente de la lista');

export interface Collection {
  /** The last reminder, by its day and words. */
  readonly recordatorio?: {
    readonly dia: string;
    readonly plantilla: string;
    readonly asunto: string;
    readonly mensaje: string;
  };
}

/** Stream `collection-<customer>`: how a customer was asked to pay, so that two people do not ask twice. */
export const collection = defineAggregate<Collection>('collection', {}, [
  on(ReminderSent, (_, { plantilla, asunto, mensaje }, { at }) => ({
    recordatorio: { dia: dayOf(at), plantilla, asunto, mensaje },
  })),
  on(CollectionNoted, (s) => s),
]);
