import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { isValidRut } from '@power/domain/kernel/rut';
import { dayText } from '@power/domain/kernel/when';
import { z } from 'zod';
import { formatMoney } from '../ui/format/numbers.ts';
import { dueOfPart, type PartChoice, wholeStop, wrongPart } from './part-form.ts';
import { draftOf, type PartDraft } from './part-draft.ts';
import type { TaskStop } from './stop-tasks.ts';

const draft = z.custom<PartDraft>(() => true);

/** Pesos that are due at the door: of all of it, or of what the driver chose. */
export const dueNow = (stop: TaskStop, parcial: boolean, choice: PartChoice): number =>
  parcial ? (dueOfPart(stop, choice) ?? stop.falta) : stop.falta;

/** What the driver types of a delivery; of a stop to be collected its payment, or why there is none. */
export const deliverSchema = (stop: TaskStop) =>
  z
    .object({
      nombre: z.string().trim().min(1, EMPTY_FIELD).max(120),
      rut: z.string().min(1, EMPTY_FIELD).refine(isValidRut, 'El RUT no es válido'),
      observacion: z.string().max(1000),
      parcial: z.boolean(),
      parte: draft,
      monto: z
        .number(EMPTY_FIELD)
        .int('Los pesos van sin decimales')
        .min(0, 'Ingresa el monto cobrado')
        .max(stop.falta, `A la parada le faltan ${formatMoney(stop.falta)} por cobrar`),
      metodo_pago: z.string(),
      referencia: z.string().max(120),
      sin_cobro: z.string().trim().max(1000),
    })
    .superRefine(({ parcial, parte, monto, metodo_pago, sin_cobro }, context) => {
      const wrong = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
      if (parcial) {
        const choice = wrongPart(stop, parte.choice);
        if (choice !== undefined) wrong(['parte', 'choice'], choice);
        if (parte.motivo.trim() === '') wrong(['parte', 'motivo'], EMPTY_FIELD);
        if (!dayText.safeParse(parte.fecha).success) wrong(['parte', 'fecha'], 'Ingresa el día');
      }
      if (monto > 0 && metodo_pago === '') wrong(['metodo_pago'], EMPTY_FIELD);
      if (monto < dueNow(stop, parcial, parte.choice) && sin_cobro === '')
        wrong(['sin_cobro'], 'Registra el cobro, o ingresa el motivo por el que no se cobró');
    });
export type DeliverValues = z.infer<ReturnType<typeof deliverSchema>>;

/** A delivery of everything, with its whole payment. */
export const deliverDefaults = (stop: TaskStop): DeliverValues => ({
  nombre: '',
  rut: '',
  observacion: '',
  parcial: false,
  parte: draftOf(wholeStop(stop)),
  monto: stop.falta,
  metodo_pago: '',
  referencia: '',
  sin_cobro: '',
});
