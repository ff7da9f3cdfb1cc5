import type { FieldCurrencies } from '@power/domain/kernel/document';
import type { FieldChange } from '@power/domain/kernel/history';

const isIndex = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part);

/** The path of a field beside another one: `complementos.moneda` beside `complementos.2.monto` is `complementos.2.moneda`. */
function beside(campo: string, field: string): readonly string[] {
  const parts = campo.split('.');
  const path: string[] = [];
  for (const name of field.split('.')) {
    const together = parts[path.length] === name;
    path.push(name);
    if (together && isIndex(parts[path.length])) path.push(parts[path.length]!);
  }
  return path;
}

const textAt = (value: unknown, path: readonly string[]): string | undefined => {
  const text = path.reduce<unknown>(
    (part, name) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[name],
    value,
  );
  return typeof text === 'string' ? text : undefined;
};

/** The same changes; amounts that a document has in a currency of its own say which, before and after. */
export function withCurrency(
  changes: readonly FieldChange[],
  currencies: FieldCurrencies,
  before: unknown,
  after: unknown,
): FieldChange[] {
  return changes.map((change) => {
    const field = currencies[change.campo.replaceAll(/\.\d+(?=\.|$)/g, '')];
    if (field === undefined) return change;
    const path = beside(change.campo, field);
    const moneda_antes = textAt(before, path);
    const moneda = textAt(after, path) ?? moneda_antes;
    return {
      ...change,
      ...(moneda !== undefined && { moneda }),
      ...(moneda_antes !== undefined && moneda_antes !== moneda && { moneda_antes }),
    };
  });
}
