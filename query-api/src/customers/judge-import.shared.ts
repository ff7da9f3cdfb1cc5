import type { Values } from '@power/domain/kernel/master-events';
import type { Reader } from '@power/infra/platform/sql/reader';

/** What a row says differently: an empty cell says nothing. */
const SAID = ['nombre', 'giro', 'tipo_cliente', 'condicion_pago', 'cupo', 'email', 'phone', 'codigo_sap'] as const;

/**
 * Judges rows of customers against those there are, as their command will: by RUT, with payment conditions and sellers
 * that exist.
 */
export async function judgeCustomers(rows: Reader) {
  const customers = await rows
    .from('customer_list')
    .select(['legalcode', 'direcciones', 'contactos', 'ejecutivo_id', ...SAID])
    .execute();
  const people = await rows.from('user_list').select(['_id', 'email']).where('activo', '=', true).execute();
  const terms = await rows
    .from('payment_option_list')
    .select('codigo')
    .where('tipo', '=', 'condicion')
    .where('activo', '=', true)
    .execute();
  const known = new Map(customers.map((row) => [row.legalcode, row]));
  const sellers = new Map(people.map(({ email, _id }) => [email.toLowerCase(), _id]));
  const conditions = new Set(terms.map(({ codigo }) => codigo));
  return (values: Values): 'nuevos' | 'modificados' | 'sin_cambio' | readonly string[] => {
    const text = (name: string): string => String(values[name] ?? '');
    const row = known.get(text('legalcode'));
    const wrong = [
      ...(text('condicion_pago') &&
      !conditions.has(text('condicion_pago')) &&
      row?.condicion_pago !== text('condicion_pago')
        ? [`Condición de pago: «${text('condicion_pago')}» no existe`]
        : []),
      ...(text('ejecutivo') && !sellers.has(text('ejecutivo').toLowerCase())
        ? [`Correo del ejecutivo: nadie tiene el correo ${text('ejecutivo')}`]
        : []),
    ];
    if (wrong.length > 0) return wrong;
    if (!row) return 'nuevos';
    const differs =
      SAID.some((name) => text(name) !== '' && values[name] !== row[name]) ||
      (text('ejecutivo') !== '' && sellers.get(text('ejecutivo').toLowerCase()) !== row.ejecutivo_id) ||
      (text('calle') !== '' && !row.direcciones.some(({ calle }) => calle === text('calle'))) ||
      (text('contacto') !== '' && !row.contactos.some(({ nombre }) => nombre === text('contacto')));
    return differs ? 'modificados' : 'sin_cambio';
  };
}
