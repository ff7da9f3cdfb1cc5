import { isEmail } from '../kernel/email.ts';
import { code, pesos, rut, state, text } from '../kernel/field.ts';
import type { ImportKind } from '../kernel/import-kind.ts';
import { asked } from '../kernel/master-row.ts';
import { findComuna } from './regions.shared.ts';
import { TIPOS_CLIENTE } from './tipos.shared.ts';

const optional = { required: false } as const;

/**
 * Customers of a spreadsheet, a row each with one address and one contact, known again by their RUT. An empty cell says
 * nothing: what a known customer has stays. `aliases` are the headings of the former ERP's customer file.
 */
export const customerImport: ImportKind = {
  tipo: 'clientes',
  words: { uno: 'cliente', muchos: 'clientes', femenino: false, titulo: 'Clientes' },
  command: 'import-customer',
  identity: [],
  unique: ['legalcode'],
  fields: {
    legalcode: asked(rut('RUT')),
    nombre: asked(text('Nombre')),
    giro: asked(text('Giro'), optional),
    tipo_cliente: asked(state('Tipo de cliente', TIPOS_CLIENTE, { nullable: true }), optional),
    ejecutivo: asked(text('Correo del ejecutivo'), optional),
    condicion_pago: asked(code('Condición de pago'), optional),
    cupo: asked(pesos('Cupo', { nullable: true }), { ...optional, max: 100_000_000_000 }),
    email: asked(text('Correo'), optional),
    phone: asked(text('Teléfono'), { ...optional, max: 50 }),
    codigo_sap: asked(code('Código SAP'), optional),
    calle: asked(text('Dirección'), optional),
    comuna: asked(text('Comuna'), optional),
    referencia: asked(text('Referencia'), optional),
    contacto: asked(text('Contacto'), optional),
    cargo: asked(text('Cargo del contacto'), optional),
    contacto_email: asked(text('Correo del contacto'), optional),
    contacto_telefono: asked(text('Teléfono del contacto'), { ...optional, max: 50 }),
  },
  sample: {
    legalcode: '76.086.428-5',
    nombre: 'Alarmas Sur SpA',
    giro: 'Instalación de alarmas',
    tipo_cliente: 'Integrador',
    cupo: 1_500_000,
    email: 'compras@alarmas-sur.cl',
    phone: '2 2345 6789',
    calle: 'Av. Irarrázaval 2401',
    comuna: 'Ñuñoa',
    contacto: 'Ana Soto',
    cargo: 'Compras',
    contacto_email: 'ana@alarmas-sur.cl',
    contacto_telefono: '9 8765 4321',
  },
  aliases: {
    legalCode: 'legalcode',
    'RUT cliente': 'legalcode',
    Ficha: 'codigo_sap',
    fileID: 'codigo_sap',
    name: 'nombre',
    'Razón social': 'nombre',
    business: 'giro',
    Tipo: 'tipo_cliente',
    sellerID: 'ejecutivo',
    Vendedor: 'ejecutivo',
    paymentID: 'condicion_pago',
    creditLimit: 'cupo',
    'Límite de crédito': 'cupo',
    'E-mail': 'email',
    mail: 'email',
    phone: 'phone',
    Fono: 'phone',
    address: 'calle',
    'Calle y número': 'calle',
    district: 'comuna',
    contactName: 'contacto',
  },
  check({ calle, comuna, email, contacto_email }) {
    const wrong = (label: string, value: unknown): string[] =>
      value && !isEmail(String(value)) ? [`${label}: «${String(value)}» no es un correo`] : [];
    return [
      ...(comuna && !findComuna(String(comuna)) ? [`Comuna: «${String(comuna)}» no es una comuna de Chile`] : []),
      ...(calle && !comuna ? ['Comuna: falta la de la dirección'] : []),
      ...wrong('Correo', email),
      ...wrong('Correo del contacto', contacto_email),
    ];
  },
};
