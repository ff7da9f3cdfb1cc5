import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { fieldName } from '../../ui/format/field-names.ts';
import type { FormReply } from '../../ui/forms/submit-reply.ts';

const LINE = /^productos_cotizacion\.(\d+)(?:\.(.+))?$/;

/** What somebody else changed in lines, under their part number: nobody knows lines by where they stand. */
export function withPartNumbers(reply: FormReply, opened: QuotationSheet | undefined): FormReply {
  if (!reply.cambios) return reply;
  const cambios = reply.cambios.map((step) => {
    const told = new Map(
      (step.campos ?? []).flatMap(({ campo, antes, despues }) => {
        const [, at, field] = LINE.exec(campo) ?? [];
        return field === 'producto.part_number' ? [[at!, String(despues ?? antes)] as const] : [];
      }),
    );
    const campos = step.campos?.map((change) => {
      const [, at, field] = LINE.exec(change.campo) ?? [];
      if (at === undefined) return change;
      const name = told.get(at) ?? opened?.productos_cotizacion[Number(at)]?.producto.part_number;
      if (name === undefined) return change;
      return { ...change, etiqueta: field === undefined ? name : `${name} · ${fieldName(field)}` };
    });
    return { ...step, ...(campos && { campos }) };
  });
  return { ...reply, cambios };
}
