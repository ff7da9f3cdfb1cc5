/** Invented demo data: the demo company as its own customer, for what it takes from its own shelves. */
import { formatRut } from '@power/domain/kernel/rut';
import type { DemoCustomer } from './customers/customers.ts';

/** EMPRESA_RUT of the demo: orders of this customer never show on the public queues. */
export const OWN_RUT = formatRut(76_200_100);

export const ownCompany: DemoCustomer = {
  codigo_sap: 'C76200100',
  nombre: 'Power Mobile SpA',
  legalcode: OWN_RUT,
  segmento: 'Tienda',
  giro: 'Importación y distribución de equipos electrónicos y de seguridad',
  email: 'compras@power.test',
  phone: '+56 2 2345 6700',
  direccion: 'Camino Lo Echevers 550',
  comuna: 'Quilicura',
  region: 'Metropolitana de Santiago',
  contacto: {
    nombre: 'Ximena Olivares Tapia',
    cargo: 'Jefe de Logística',
    email: 'jefe.de.logistica@power.test',
    telefono: '+56 2 2345 6701',
  },
  condicion_pago: 'CON',
  cupo: 0,
  puntos: 0,
  ejecutivo: 'ejecutivo.de.ventas@power.test',
};

/** The demo company as its tax documents name it; what somebody configured comes first. */
export const ownIssuer = (given: {
  readonly EMPRESA_RUT?: string | undefined;
  readonly EMPRESA_NOMBRE?: string | undefined;
  readonly EMPRESA_GIRO?: string | undefined;
  readonly EMPRESA_DIRECCION?: string | undefined;
  readonly EMPRESA_COMUNA?: string | undefined;
}) => ({
  EMPRESA_RUT: given.EMPRESA_RUT ?? OWN_RUT,
  EMPRESA_NOMBRE: given.EMPRESA_NOMBRE ?? ownCompany.nombre,
  EMPRESA_GIRO: given.EMPRESA_GIRO ?? ownCompany.giro,
  EMPRESA_DIRECCION: given.EMPRESA_DIRECCION ?? ownCompany.direccion,
  EMPRESA_COMUNA: given.EMPRESA_COMUNA ?? ownCompany.comuna,
});
