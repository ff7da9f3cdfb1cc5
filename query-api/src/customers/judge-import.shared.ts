import type { DatosCliente } from '@power/domain/customers/events';
import { importedCustomer } from '@power/domain/customers/imported-customer.shared';
import type { Values } from '@power/domain/kernel/master-events';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Judges rows of customers by the rule of their command, against the customers, sellers and conditions that there are. */
export async function judgeCustomers(rows: Reader, given: readonly Values[]) {
  const ruts = given.map(({ legalcode }) => String(legalcode));
  const customers = await rows.from('customer_list').selectAll().where('legalcode', 'in', ruts).execute();
  const people = await rows.from('user_list').select(['_id', 'email']).where('activo', '=', true).execute();
  const terms = await rows
    .from('payment_option_list')
    .select('codigo')
    .where('tipo', '=', 'condicion')
    .where('activo', '=', true)
    .execute();
  const seller = (_id: string): DatosCliente['ejecutivo'] => ({ _id, nombre: '', email: '', telefono: '' });
  const known = new Map(
    customers.map(({ unido_a, unido_nombre, unido_rut, ...row }) => [
      row.legalcode,
      {
        ...row,
        ejecutivo: row.ejecutivo_id ? seller(row.ejecutivo_id) : null,
        ...(unido_a !== null && { unido_a: { _id: unido_a, nombre: unido_nombre!, legalcode: unido_rut! } }),
      },
    ]),
  );
  const sellers = new Map(people.map(({ email, _id }) => [email.toLowerCase(), seller(_id)]));
  const conditions = new Set(terms.map(({ codigo }) => codigo));
  return (row: Values) => {
    const named = String(row.ejecutivo ?? '').toLowerCase();
    return importedCustomer(known.get(String(row.legalcode)), row, {
      ejecutivo: named === '' ? undefined : (sellers.get(named) ?? null),
      condicion: conditions.has(String(row.condicion_pago)),
    });
  };
}
