import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { type Resultado, RESULTADOS } from '../kernel/import-kind.ts';
import { recordInput } from '../kernel/master-input.ts';
import type { Values } from '../kernel/master-events.ts';
import { customer } from './customer.ts';
import { FREE } from './customer-data.ts';
import { customerImport } from './customer-import.shared.ts';
import { CustomerChanged, CustomerRegistered, type DatosCliente } from './events.ts';
import { findComuna } from './regions.shared.ts';

export interface ImportedFacts {
  readonly _id: string;
  readonly codigo_sap: string;
  /** Undefined: the row names none. */
  readonly ejecutivo: DatosCliente['ejecutivo'] | undefined;
}

/** What a row says: an empty cell says nothing. */
const said = <T>(value: T | '' | null | undefined): T | undefined =>
  value === '' || value === null || value === undefined ? undefined : value;

/** One more of a list, unless it is there. */
const joined = <T>(list: readonly T[], one: T | undefined, same: (other: T) => boolean): T[] | undefined =>
  one === undefined || list.some(same) ? undefined : [...list, one];

function wantedOf(row: Values, facts: ImportedFacts, current: Pick<DatosCliente, 'direcciones' | 'contactos'>) {
  const text = (name: string): string | undefined => said(row[name] as string);
  const calle = text('calle');
  const place = findComuna(text('comuna') ?? '');
  const direccion =
    calle && place
      ? {
          nombre: current.direcciones.length === 0 ? 'Casa matriz' : calle.slice(0, 200),
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
    ejecutivo: facts.ejecutivo,
    direcciones: joined(current.direcciones, direccion, (other) => other.calle === direccion?.calle),
    contactos: joined(current.contactos, contacto, (other) => other.nombre === contacto?.nombre),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Partial<DatosCliente>;
}

/** A row of a spreadsheet of customers: a new one, or what it says of the one that has its RUT. */
export const importCustomer = defineCommand({
  name: 'import-customer',
  context: 'customers',
  path: '/clientes/crear',
  accion: 'importar',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea o completa un cliente con una fila de una planilla',
  request: z.strictObject({ accion: z.literal('importar'), fila: recordInput(customerImport) }),
  reply: z.object({ resultado: z.enum(RESULTADOS) }),
  aggregate: customer,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<ImportedFacts>) => facts._id,
  decide(state, { fila }, { facts }: DecideContext<ImportedFacts>) {
    const wanted = wantedOf(fila, facts, state ?? { direcciones: [], contactos: [] });
    if (state) {
      const { _id, puntos: _puntos, adjuntos: _adjuntos, ...current } = state;
      const changes = changesOf(current, wanted);
      return changes ? [CustomerChanged({ _id, nombre: state.nombre, ...changes })] : [];
    }
    return [
      CustomerRegistered({
        ...FREE,
        giro: '',
        email: '',
        phone: '',
        direcciones: [],
        contactos: [],
        codigo_sap: facts.codigo_sap,
        ejecutivo: null,
        ...wanted,
        nombre: fila.nombre as string,
        legalcode: fila.legalcode as string,
        _id: facts._id,
        activo: true,
        puntos: 0,
      }),
    ];
  },
  answer: ({ state, events }): { mensaje: string; resultado: Resultado } => ({
    mensaje: `El cliente ${state!.nombre} quedó al día`,
    resultado:
      events.length === 0 ? 'sin_cambio' : events[0]!.type === CustomerRegistered.type ? 'nuevo' : 'modificado',
  }),
});
