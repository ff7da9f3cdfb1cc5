import { type Glance, OMIT } from '../make-request.ts';
import type { Recipe } from './recipe.ts';

type Fields = Readonly<Record<string, unknown>>;
const omit = () => OMIT;
const month = ({ now }: Glance): string => new Date(now).toISOString().slice(0, 7);
const sold = ({ rows, rng }: Glance): Fields | undefined => {
  const lines = rows('sales_line_list');
  return lines.length > 0 ? rng.pick(lines) : undefined;
};

/** A seller's forecast of this month. */
const ownForecast = (glance: Glance): unknown => {
  const sellers = glance.rows('user_list').filter(({ perfil }) => perfil === 'Ejecutivo de Ventas');
  return sellers.length > 0 ? `${String(glance.rng.pick(sellers)._id)}.${month(glance)}` : undefined;
};

const technician = ({ rows, rng }: Glance): unknown =>
  rng.pick<Fields>([...rows('user_list').filter(({ perfil }) => /T[eé]cnico/.test(String(perfil))), {}])._id;
const rma = () => 'RMA';
const bodega = ({ rng }: Glance) => rng.pick(['BOD', 'SAL']);
const first = () => 1;
const soon = ({ now, rng }: Glance) => new Date(now + rng.int(2, 20) * 86_400_000).toISOString().slice(0, 10);

export const generalRecipes: Readonly<Record<string, Recipe>> = {
  'create-rma': {
    weight: 3,
    hints: {
      'rma.lineas': (glance) => {
        const line = sold(glance);
        return (
          line && [
            {
              pedido: line.pedido ?? line.number,
              linea: line.linea,
              cantidad: 1,
              falla: 'Daño físico',
              descripcion: 'No enciende',
            },
          ]
        );
      },
    },
  },
  'create-quotation': {
    weight: 4,
    hints: { metodo_pago: omit, condicion_pago: omit, condiciones: () => [], ejecutivo: omit, borrador: omit },
  },
  'create-opportunity': { weight: 2, hints: { forecastID: ownForecast, cotizacion: omit } },
  'set-forecast-value': { hints: { id: ownForecast } },
  'assign-rma': { hints: { tecnico: technician } },
  'use-rma-part': { hints: { bodega: rma, origen: bodega, series: omit, linea: first } },
  'exchange-rma': { hints: { bodega: rma, origen: bodega, series: omit, linea: first } },
  'lend-rma-unit': { hints: { bodega: rma, origen: bodega, series: omit, linea: first } },
  'take-reservation': { weight: 3 },
  'prepare-reservation': { weight: 3 },
  'deliver-reservation': { weight: 3 },
  'convert-reservation': { weight: 4 },
  'schedule-training': { hints: { fecha: soon } },
  'release-reservation': { weight: 0.1 },
  'cancel-stock-count': { weight: 0.1 },
  'cancel-training': { weight: 0.1 },
  'upload-import': { hints: { nombre: () => 'planilla.csv' } },
  'add-product-image': { hints: { nombre: () => 'foto.png' } },
  'set-integrator-hook': { hints: { 'aviso.url': () => 'https://erp.cliente.test/avisos' } },
  'register-supplier-payment': { hints: { fecha: omit } },
  'set-dollar': { hints: { valor: ({ rng }) => rng.int(900, 1000), fecha: omit } },
};
