import { DEMO_DOLLAR, type DemoProduct } from '../catalogue/catalogue.ts';
import type { DemoCompany } from '../company.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import { type Directory, userCommandId } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

/** Commands after which the company exists, in groups that must follow each other. */
export interface CompanyCommands {
  opciones: DemoCommand[];
  usuarios: DemoCommand[];
  clientes: DemoCommand[];
  productos: DemoCommand[];
}

/** What the forms of the product context send; what they have no field for yet stays out. */
function productRequest(p: DemoProduct): object {
  const {
    codigo,
    codigo_sap,
    part_number,
    nombre,
    marca,
    categoria,
    unidad,
    bloqueado,
    web,
    serializable,
    tier,
    pmp,
    costo_fob,
  } = p;
  const { tier_3_calculo, tienda, mobile, silver, gold, platinum } = p;
  return {
    producto: {
      codigo,
      codigo_sap,
      part_number,
      nombre,
      marca,
      categoria,
      unidad,
      ean: [p.ean],
      bloqueado,
      web,
      serializable,
      tier,
      pmp,
      costo_fob,
      precios: { tier_3_calculo, tienda, mobile, silver, gold, platinum },
    },
  };
}

const customerRequest = (c: DemoCustomer, ejecutivo: string): object => ({
  cliente: {
    nombre: c.nombre,
    legalcode: c.legalcode,
    codigo_sap: c.codigo_sap,
    tipo_cliente: c.tipo_cliente ?? null,
    ejecutivo,
    giro: c.giro,
    condicion_pago: c.condicion_pago,
    cupo: c.cupo,
    email: c.email,
    phone: c.phone,
    direcciones: [{ nombre: 'Casa matriz', calle: c.direccion, comuna: c.comuna, region: c.region }],
    contactos: [c.contacto],
  },
});

/** `from`: ISO instant of the first, before anything of the history; `hash`: of the password that all demo people share. */
export function companyCommands(
  company: DemoCompany,
  directory: Directory,
  run: Run,
  from: string,
  hash: string,
): CompanyCommands {
  let clock = Date.parse(from);
  // Registered one after the other, as somebody at a screen would.
  const now = (): string => new Date((clock += 1000)).toISOString();
  const admin = directory.user('administrador@power.test');
  const option = (
    tipo: 'condicion' | 'metodo',
    codigo: string,
    condicionPago: string,
    dias: readonly number[],
  ): DemoCommand => ({
    name: 'register-payment-option',
    request: { condicionpago: { codigo, condicionPago, tipo, dias } },
    commandId: commandIdOf(run, tipo, codigo),
    as: SYSTEM_ID,
    now: now(),
    keys: [],
  });
  return {
    opciones: [
      ...company.condiciones.map((c) => option('condicion', c.codigo, c.condicionPago, c.dias)),
      ...company.metodos.map((m) => option('metodo', m.codigo, m.metodoPago, [])),
    ],
    usuarios: company.usuarios.map(({ email, nombre, telefono, perfil, marcas, bodega }) => {
      const linked = company.vinculos[email];
      return {
        name: 'register-user',
        commandId: userCommandId(run, email),
        as: SYSTEM_ID,
        now: now(),
        keys: [],
        hash,
        request: {
          accion: 'crear',
          usuario: {
            email,
            nombre,
            telefono,
            perfil,
            ...(marcas && { marcas }),
            ...(bodega && { bodega }),
            ...(linked && { cliente_id: String(directory.customer(linked)) }),
          },
        },
      };
    }),
    clientes: directory.customers.map((c) => ({
      name: 'register-customer',
      request: customerRequest(c, directory.user(c.ejecutivo)),
      commandId: commandIdOf(run, 'cliente', c.codigo_sap),
      as: admin,
      now: now(),
      keys: [],
      numbers: { cliente: directory.customer(c.codigo_sap) },
    })),
    productos: [
      ...company.productos.map((p) => ({
        name: 'register-product',
        request: productRequest(p),
        commandId: commandIdOf(run, 'producto', p.codigo),
        as: admin,
        now: now(),
        keys: [],
        numbers: { producto: directory.product(p.codigo) },
      })),
      // The header shows a dollar on the first day too; it is the one that prices were made with.
      {
        name: 'set-dollar',
        request: { accion: 'dolar', valor: DEMO_DOLLAR },
        commandId: commandIdOf(run, 'dolar'),
        as: admin,
        now: run.until,
        keys: [],
      },
    ],
  };
}
