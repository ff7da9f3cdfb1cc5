import { onCredit } from '@power/domain/customers/credit.shared';
import type { PaymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { paymentMethods, paymentOptions } from '../calls/finance.ts';
import { useLiveQuery } from '../live/refresh.ts';
import type { ValueName } from '../ui/dialogs/field-changes.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A kit's reply is as wide as any master; this one's fields are those of its declaration. */
const rowsOf = (data: { readonly resultadoDB: unknown } | undefined) =>
  data?.resultadoDB as readonly PaymentOptionRow[] | undefined;

const optionsOf = (
  rows: readonly { codigo: string; condicionPago: string }[] | undefined,
  current: string | null | undefined,
): Option[] => {
  const options = (rows ?? []).map((r) => ({ value: r.codigo, label: r.condicionPago }));
  // A code that is no longer offered stays choosable where it is already in use.
  return current && !options.some((o) => o.value === current)
    ? [{ value: current, label: current }, ...options]
    : options;
};

/** Dropdowns *Condición de Pago* and *Método de Pago*, and the name of a code. */
export function usePayment(
  current: { readonly condicion?: string | null | undefined; readonly metodo?: string | null | undefined } = {},
) {
  const conditions = useLiveQuery(paymentOptions.dropdown, {});
  const methods = useLiveQuery(paymentMethods, {});
  const condiciones = optionsOf(rowsOf(conditions.data), current.condicion);
  const metodos = optionsOf(rowsOf(methods.data), current.metodo);
  return {
    /** Whether a condition lets the customer owe. */
    onCredit: (code: string | null): boolean =>
      onCredit(rowsOf(conditions.data)?.find((row) => row.codigo === code)?.dias),
    condiciones,
    metodos,
    conditionName: (code: string) => condiciones.find((o) => o.value === code)?.label ?? code,
  };
}

/** What the codes in the changed fields of an order mean. */
export function useOrderValues(): ValueName {
  const { condiciones, metodos } = usePayment();
  return (campo, value) =>
    (campo === 'condicion_pago' ? condiciones : campo === 'metodo_pago' ? metodos : []).find(
      (option) => option.value === value,
    )?.label;
}
