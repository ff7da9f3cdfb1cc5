import type { AuditRow } from '@power/domain/audit/views/event-row';
import { fieldName } from '../ui/format/field-names.ts';
import { fieldValue } from '../ui/format/field-values.ts';

/**
 * What an event says and what it changed, in a line: *Acordado por teléfono · Condición de pago: Contado → 30 días*. What the
 * comment says already is not told again.
 */
export function detailText({ detalle, cambios }: Pick<AuditRow, 'detalle' | 'cambios'>): string {
  const changes = cambios.flatMap(({ campo, antes, despues }) => {
    const before = fieldValue(campo, antes);
    const after = fieldValue(campo, despues);
    if (before === after || (before === undefined && detalle.includes(after!))) return [];
    const now = after ?? '–';
    return [`${fieldName(campo)}: ${before === undefined ? now : `${before} → ${now}`}`];
  });
  return [detalle, ...changes].filter((part) => part !== '').join(' · ');
}
