import type { Segmento } from '@power/domain/notifications/parts';
import type { Kysely } from 'kysely';
import type { Database } from '../sql/database.ts';

/**
 * Active people whom a segment reaches, by name: of one of its profiles, linked to a customer of one of its types, and
 * linked to a customer who has ordered one of its brands (orders that were cancelled do not count). What it leaves empty
 * holds of everybody; who is linked to no customer has neither type nor brand.
 */
export function recipientsOf(db: Kysely<Database>, { perfiles, tipos_cliente, marcas }: Segmento) {
  let people = db
    .selectFrom('user_list as u')
    .select(['u._id', 'u.nombre', 'u.perfil'])
    .where('u.activo', '=', true)
    .orderBy('u.nombre')
    .orderBy('u._id');
  if (perfiles.length > 0) people = people.where('u.perfil', 'in', perfiles);
  if (tipos_cliente.length > 0)
    people = people.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_list as c')
          .select('c._id')
          .whereRef('c._id', '=', 'u.cliente_id')
          .where('c.tipo_cliente', 'in', tipos_cliente),
      ),
    );
  if (marcas.length > 0)
    people = people.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_line_list as l')
          .innerJoin('order_list as o', 'o.number', 'l.number')
          .select('l._id')
          .whereRef('l.cliente_id', '=', 'u.cliente_id')
          .where('l.marca', 'in', marcas)
          .where('o.estatus', '<>', 'Anulado'),
      ),
    );
  return people.execute();
}
