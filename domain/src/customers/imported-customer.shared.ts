import { changesOf } from '../kernel/changes.ts';
import { type RowOutcome, said } from '../kernel/import-kind.ts';
import type { Values } from '../kernel/master-events.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { sentence } from '../kernel/text.ts';
import type { DatosCliente } from './events.ts';
import type { ClienteUnido } from './merge-events.ts';
import { findComuna } from './regions.shared.ts';

/** What a row of customers has to be held against besides the customer itself. */
export interface CustomerRowFacts {
  /** Whom the row names as seller: undefined where it names none, null where nobody has that address. */
  readonly ejecutivo: DatosCliente['ejecutivo'] | undefined;
  /** The payment condition that it names is offered. */
  readonly condicion: boolean;
}

const refused = (codigo: string, mensaje: string): Rejection => reject(codigo, 'El cliente no se importó', mensaje);

/** One more of a list, unless it is there. */
const joined = <T>(list: readonly T[], one: T | undefined, same: (other: T) => boolean): T[] | undefined =>
  one === undefined || list.some(same) ? undefined : [...list, one];

/** A row without a street says no more than the comuna: any address there will do. */
const sameAddress =
  (one: { readonly calle: string; readonly comuna: string } | undefined) =>
  (other: { readonly calle: string; readonly comuna: string }): boolean =>
    one?.calle === '' ? other.comuna === one.comuna : other.calle === one?.calle;

/** The fields that a row says something of. */
function wantedOf(row: Values, { ejecutivo }: CustomerRowFacts, current: DatosCliente | undefined) {
  const text = (name: string): string | undefined => said(row[name] as string);
  const { direcciones = [], contactos = [] } = current ?? {};
  const calle = text('calle') ?? '';
  const place = findComuna(text('comuna') ?? '');
  const direccion = place
    ? {
        nombre: direcciones.length === 0 ? 'Casa matriz' : calle || place.comuna,
        calle,
        ...place,
        referencia: text('referencia') ?? '',
      }
    : undefined;
  const nombre = text('contacto');
  const contacto = nombre
    ? {
        nombre,
        cargo: text('cargo') ?? '',
        email: text('contacto_email') ?? '',
        telefono: text('contacto_telefono') ?? '',
      }
    : undefined;
  const wanted = {
    nombre: text('nombre'),
    giro: text('giro'),
    tipo_cliente: said(row.tipo_cliente as DatosCliente['tipo_cliente']),
    condicion_pago: text('condicion_pago'),
    cupo: said(row.cupo as number),
    email: text('email'),
    phone: text('phone'),
    codigo_sap: text('codigo_sap'),
    // Somebody whose telephone changed is still the same seller.
    ejecutivo: ejecutivo?._id === current?.ejecutivo?._id ? undefined : ejecutivo,
    direcciones: joined(direcciones, direccion, sameAddress(direccion)),
    contactos: joined(contactos, contacto, (other) => other.nombre === contacto?.nombre),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Partial<DatosCliente>;
}

/** What a row of a spreadsheet makes of the customer that has its RUT, or of none: the rule of import and rehearsal alike. */
export function importedCustomer(
  current: (DatosCliente & { readonly unido_a?: ClienteUnido }) | undefined,
  row: Values,
  facts: CustomerRowFacts,
): RowOutcome<Partial<DatosCliente>> | Rejection {
  if (current?.unido_a) {
    const { nombre, legalcode } = current.unido_a;
    return refused(
      'CLIENTE_UNIDO',
      `${sentence(`El RUT ${current.legalcode} está unido a ${nombre}`)} Usa su RUT: ${legalcode}.`,
    );
  }
  const condicion = said(row.condicion_pago as string);
  if (condicion !== undefined && !facts.condicion && condicion !== current?.condicion_pago)
    return refused('CONDICION_NO_EXISTE', `La condición de pago ${condicion} no existe. Elige una de la lista.`);
  if (facts.ejecutivo === null)
    return refused(
      'USUARIO_NO_EXISTE',
      `Nadie tiene el correo ${String(row.ejecutivo)}. Revisa la columna del ejecutivo.`,
    );
  const wanted = wantedOf(row, facts, current);
  if (!current) return { resultado: 'nuevo', cambios: wanted };
  const changes = changesOf(current, wanted);
  return changes ? { resultado: 'modificado', ...changes } : { resultado: 'sin_cambio' };
}
