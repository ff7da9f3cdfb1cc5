import { DEMO_DOLLAR, type DemoProduct } from '../catalogue/catalogue.ts';
import type { DemoCompany } from '../company.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import type { DemoUser } from '../people.ts';
import { DEMO_SUPPLIERS } from '../settings.ts';
import type { ReceiptPlan } from '../story/plan.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import { type Directory, userCommandId } from './directory.ts';
import { masterCommands } from './master-commands.ts';
import { commandIdOf, type Run } from './run.ts';

/** What the forms of the product context send; prices follow from cost and tier, as the demo's own do. */
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
    },
  };
}

/** `_id` of a supplier that sells a brand, or of the first where none does. */
export const supplierOfBrand = (brand: string): string =>
  String(
    Math.max(
      0,
      DEMO_SUPPLIERS.findIndex(({ marcas }) => marcas.includes(brand)),
    ) + 1,
  );

/** Suppliers are numbered as they are listed. */
const supplierId = (name: string): string =>
  String(DEMO_SUPPLIERS.findIndex(({ razon_social }) => razon_social === name) + 1);

const userRequest = (u: DemoUser, customer: string | undefined, directory: Directory): object => ({
  accion: 'crear',
  usuario: {
    email: u.email,
    nombre: u.nombre,
    telefono: u.telefono,
    perfil: u.perfil,
    ...(u.codigo_vendedor && { codigo_sap: u.codigo_vendedor }),
    ...(u.marcas && { marcas: u.marcas }),
    ...(u.bodega && { bodega: u.bodega }),
    ...(u.proveedor && { proveedor_id: supplierId(u.proveedor) }),
    ...(customer && { cliente_id: String(directory.customer(customer)) }),
  },
});

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

/** Commands after which the company exists. `from`: ISO instant of the first; `hash`: of the password that all demo people share. */
export function companyCommands(
  company: DemoCompany,
  receipts: readonly ReceiptPlan[],
  directory: Directory,
  run: Run,
  from: string,
  hash: string,
): DemoCommand[] {
  let clock = Date.parse(from);
  // Registered one after the other, as somebody at a screen would.
  const now = (): string => new Date((clock += 1000)).toISOString();
  const as = directory.user('administrador@power.test');
  const option = (
    tipo: 'condicion' | 'metodo',
    codigo: string,
    condicionPago: string,
    dias: readonly number[],
  ): DemoCommand => ({
    name: 'create-paymentoption',
    request: { condicionpago: { codigo, condicionPago, tipo, dias } },
    commandId: commandIdOf(run, tipo, codigo),
    as: SYSTEM_ID,
    now: now(),
  });
  return [
    ...company.condiciones.map((c) => option('condicion', c.codigo, c.condicionPago, c.dias)),
    ...company.metodos.map((m) => option('metodo', m.codigo, m.metodoPago, [])),
    ...company.usuarios.map((u) => ({
      name: 'register-user',
      request: userRequest(u, company.vinculos[u.email], directory),
      commandId: userCommandId(run, u.email),
      as: SYSTEM_ID,
      now: now(),
      hash,
    })),
    ...masterCommands(company, receipts, run, as, now),
    ...directory.customers.map((c) => ({
      name: 'register-customer',
      request: customerRequest(c, directory.user(c.ejecutivo)),
      commandId: commandIdOf(run, 'cliente', c.codigo_sap),
      as,
      now: now(),
      numbers: { cliente: directory.customer(c.codigo_sap) },
    })),
    ...company.productos.map((p) => ({
      name: 'register-product',
      request: productRequest(p),
      commandId: commandIdOf(run, 'producto', p.codigo),
      as,
      now: now(),
      numbers: { producto: directory.product(p.codigo) },
    })),
  ];
}

/** The last command of a telling. The header shows a dollar on the first day too; it is the one that prices were made with. */
export const closingCommand = (directory: Directory, run: Run): DemoCommand => ({
  name: 'set-dollar',
  request: { accion: 'dolar', valor: DEMO_DOLLAR },
  commandId: commandIdOf(run, 'dolar'),
  as: directory.user('administrador@power.test'),
  now: run.until,
});

/** Pesos Mobile whose year is over, customer by customer. */
export const nightlyCommands = (directory: Directory, run: Run): DemoCommand[] =>
  directory.customers.map(({ codigo_sap }) => ({
    name: 'expire-points',
    request: { accion: 'vencer', cliente: String(directory.customer(codigo_sap)) },
    commandId: commandIdOf(run, 'puntos', codigo_sap),
    as: SYSTEM_ID,
    now: run.until,
  }));
