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
