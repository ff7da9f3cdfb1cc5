import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { customer } from './customer.ts';
import { customerImport } from './customer-import.shared.ts';
import { importCustomer } from './import-customer.ts';

const eva = { _id: 'u-1', nombre: 'Eva', email: 'eva@power.test', telefono: '1' };
const facts = { _id: '9', codigo_sap: 'C76086428', ejecutivo: eva, condicion: true };
const RUT = '76.086.428-5';
type Facts = Omit<typeof facts, 'ejecutivo'> & { ejecutivo: typeof eva | undefined | null };
const when = (fila: object, more: Partial<Facts> = {}) => ({
  request: { accion: 'importar' as const, fila: { legalcode: RUT, nombre: 'Alarmas Sur', ...fila } as never },
  user: someone('Administrador'),
  facts: { ...facts, ...more } as typeof facts,
});
const imported = (story: Story, fila: object, more: Partial<Facts> = {}) => {
  const before = story.log.length;
  const { resultado, mensaje } = story.does(importCustomer, when(fila, more)) as { resultado: string; mensaje: string };
  expect(mensaje).toBe(`El cliente ${foldAll(customer, story.log)!.nombre} quedó al día`);
  return { resultado, data: story.log.slice(before).map(({ data }) => data)[0] };
};

test('a row of somebody unknown makes a customer of all that it says, and what it leaves out is nothing special', () => {
  const full = imported(new Story(), {
    giro: 'Alarmas',
    tipo_cliente: 'Integrador',
    condicion_pago: '030',
    cupo: 5000,
    email: 'a@b.cl',
    phone: '2 2345',
    codigo_sap: 'C-77',
    calle: 'Irarrázaval 2401',
    comuna: ' ñunoa ',
    referencia: 'Piso 2',
    contacto: 'Ana Soto',
    cargo: 'Compras',
    contacto_email: 'ana@b.cl',
    contacto_telefono: '9 87',
  });
  expect(full).toEqual({
    resultado: 'nuevo',
    data: {
      _id: '9',
      legalcode: RUT,
      nombre: 'Alarmas Sur',
      giro: 'Alarmas',
      tipo_cliente: 'Integrador',
      condicion_pago: '030',
      cupo: 5000,
      email: 'a@b.cl',
      phone: '2 2345',
      codigo_sap: 'C-77',
      ejecutivo: eva,
      direcciones: [
        {
          nombre: 'Casa matriz',
          calle: 'Irarrázaval 2401',
          comuna: 'Ñuñoa',
          region: 'Metropolitana de Santiago',
          referencia: 'Piso 2',
        },
      ],
      contactos: [{ nombre: 'Ana Soto', cargo: 'Compras', email: 'ana@b.cl', telefono: '9 87' }],
      activo: true,
      puntos: 0,
    },
  });
  expect(imported(new Story(), {}, { ejecutivo: undefined }).data).toMatchObject({
    codigo_sap: 'C76086428',
    ejecutivo: null,
    tipo_cliente: null,
    condicion_pago: 'CON',
    cupo: 0,
    direcciones: [],
    contactos: [],
  });
});

test('a row of somebody known adds and changes; what it does not say stays, and the same row twice says nothing new', () => {
  const story = new Story();
  const row = { calle: 'Uno 1', comuna: 'Ñuñoa', contacto: 'Ana' };
  imported(story, row);
  expect(imported(story, row)).toEqual({ resultado: 'sin_cambio', data: undefined });
  expect(imported(story, {}, { ejecutivo: { ...eva, telefono: '2' } }).resultado).toBe('sin_cambio');
  const more = imported(story, { calle: 'Dos 2', comuna: 'Chillán', contacto: 'Luis', cupo: 9 });
  expect(more).toMatchObject({
    resultado: 'modificado',
    data: { _id: '9', nombre: 'Alarmas Sur', antes: { cupo: 0 }, cambios: { cupo: 9 } },
  });
  expect(foldAll(customer, story.log)).toMatchObject({
    cupo: 9,
    ejecutivo: eva,
    direcciones: [
      { nombre: 'Casa matriz', calle: 'Uno 1', comuna: 'Ñuñoa', referencia: '' },
      { nombre: 'Dos 2', calle: 'Dos 2', comuna: 'Chillán', region: 'Ñuble' },
    ],
    contactos: [{ nombre: 'Ana', cargo: '', email: '', telefono: '' }, { nombre: 'Luis' }],
  });
  expect(imported(story, {}, { ejecutivo: { ...eva, _id: 'u-2' } }).data).toMatchObject({
    antes: { ejecutivo: { _id: 'u-1' } },
    cambios: { ejecutivo: { _id: 'u-2' } },
  });
  expect(imported(story, {}, { ejecutivo: undefined }).resultado).toBe('sin_cambio');
});

test('a payment condition that is not offered is refused, unless the customer has it already; so is a seller whom nobody knows', () => {
  const story = new Story();
  imported(story, { condicion_pago: '030' });
  expect(imported(story, { condicion_pago: '030' }, { condicion: false }).resultado).toBe('sin_cambio');
  expect(imported(story, {}, { condicion: false }).resultado).toBe('sin_cambio');
  for (const given of [[], story.log])
    expect(refusal(decideGiven(importCustomer, given, when({ condicion_pago: '099' }, { condicion: false })))).toEqual({
      rejected: true,
      codigo: 'CONDICION_NO_EXISTE',
      titulo: 'El cliente no se importó',
      mensaje: 'La condición de pago 099 no existe. Elige una de la lista.',
    });
  const nobody = decideGiven(importCustomer, story.log, when({ ejecutivo: 'x@y.cl' }, { ejecutivo: null }));
  expect(refusal(nobody)).toMatchObject({
    codigo: 'USUARIO_NO_EXISTE',
    mensaje: 'Nadie tiene el correo x@y.cl. Revisa la columna del ejecutivo.',
  });
});

test('cells that cannot be meant are named with their heading', () => {
  const wrong = (row: object) => customerImport.check!(row as never);
  expect(wrong({ calle: 'Uno 1', comuna: 'Ñuñoa', email: 'a@b.cl', contacto_email: 'c@d.cl' })).toEqual([]);
  expect(wrong({})).toEqual([]);
  expect(wrong({ comuna: 'Narnia', email: 'a@b', contacto_email: 'c d@e.cl' })).toEqual([
    'Comuna: «Narnia» no es una comuna de Chile',
    'Correo: «a@b» no es un correo',
    'Correo del contacto: «c d@e.cl» no es un correo',
  ]);
  expect(wrong({ calle: 'Uno 1' })).toEqual(['Comuna: falta la de la dirección']);
});

test('a comuna without a street is kept, once', () => {
  const story = new Story();
  const first = imported(story, { comuna: 'LLAY-LLAY' });
  expect(first.data).toMatchObject({
    direcciones: [{ nombre: 'Casa matriz', calle: '', comuna: 'Llaillay', region: 'Valparaíso' }],
  });
  expect(imported(story, { comuna: 'Llaillay' }).resultado).toBe('sin_cambio');
});
