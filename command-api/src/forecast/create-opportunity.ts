import { user as accounts } from '@power/domain/access/user';
import {
  createOpportunity,
  type NuevaOportunidad,
  type OpportunityFacts,
} from '@power/domain/forecast/create-opportunity';
import { noForecast } from '@power/domain/forecast/month-forecast';
import { opportunity } from '@power/domain/forecast/opportunity';
import { forecastOf } from '@power/domain/forecast/parts';
import { pesosOfDollars } from '@power/domain/forecast/update-opportunity';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { brands } from '@power/domain/masters';
import { visibleQuotation } from '@power/domain/quotations/guards';
import { quotation } from '@power/domain/quotations/quotation';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { buyerFor } from '../kernel/buyer.ts';
import { masterRecord } from '../kernel/master-record.ts';
import { brandsOf } from '../kernel/quotation-sale.ts';
import { UNNUMBERED } from '../kernel/document-number.ts';
import { serverDollar } from '../kernel/server-dollar.ts';

const TITLE = 'La oportunidad no se creó';
const OWNERS = ['Ejecutivo de Ventas', 'Brand Manager', 'Pre-Venta'];

type Source = Omit<OpportunityFacts, '_id' | 'number' | 'usuario' | 'dolar'>;
const invalid = (texto: string): Rejection => reject('OPORTUNIDAD_INVALIDA', TITLE, texto);

/** Whose forecast it is: one's own, or for an Administrador that of anybody who owns opportunities. */
async function ownerOf(
  { user, load }: CommandServices,
  forecastID: string,
): Promise<OpportunityFacts['usuario'] | Rejection> {
  const forecast = forecastOf(forecastID);
  if (forecast?.alcance !== 'ejecutivo' || (user.perfil !== 'Administrador' && forecast.de !== user._id))
    return noForecast(TITLE);
  const { state } = await load(accounts, forecast.de);
  if (!state.exists) return user._id === forecast.de ? { _id: user._id, nombre: user.nombre } : noForecast(TITLE);
  return state.activo && OWNERS.includes(state.perfil)
    ? { _id: forecast.de, nombre: state.cuenta.nombre }
    : noForecast(TITLE);
}

/** From a quotation: its customer, and its net of its transport in pesos at its frozen rate. */
async function quoted(services: CommandServices, cotizacion: string): Promise<Source | Rejection> {
  const { state } = await services.load(quotation, cotizacion);
  const q = visibleQuotation(state, services.user);
  if (isRejection(q)) return q;
  const { number, estado, pedido, cliente, neto } = q;
  if (estado === 'Convertida') return invalid(`La Cotización N° ${number} ya es el Pedido N° ${pedido}.`);
  if (estado === 'Anulada' || estado === 'Expirada')
    return invalid(`La Cotización N° ${number} está ${estado.toLowerCase()}. Cópiala y agrega la nueva.`);
  return {
    cotizacion: number,
    cliente_id: cliente._id,
    cliente_nombre: cliente.nombre,
    monto_total: neto,
    montos: brandsOf(q),
    monto_dolares: null,
  };
}

/** By hand: a customer or somebody who is none yet, a brand, an amount. */
async function told(services: CommandServices, asked: NuevaOportunidad): Promise<Source | Rejection> {
  const { cliente, cliente_nombre, marca, moneda = 'pesos', monto } = asked;
  if ((cliente === undefined) === (cliente_nombre === undefined))
    return invalid('Elige un cliente, o escribe el nombre de quien todavía no lo es.');
  if (marca === undefined) return invalid('Elige la marca.');
  if (monto === undefined) return invalid('Ingresa el monto.');
  const buyer = cliente === undefined ? undefined : await buyerFor(services, cliente, TITLE);
  if (isRejection(buyer)) return buyer;
  const brand = await masterRecord(brands, services, 'nombre', marca);
  if (!brand) return invalid(`La marca ${marca} no existe. Elígela de la lista.`);
  const nombre = String(brand.nombre);
  if (services.user.perfil === 'Brand Manager' && !services.user.marcas?.includes(nombre))
    return invalid(`La marca ${nombre} no está a tu cargo.`);
  const total = moneda === 'pesos' ? Math.round(monto) : pesosOfDollars(monto, await serverDollar(services));
  if (total === null) return invalid('No hay valor del dólar. Pide que lo registren, o ingresa el monto en pesos.');
  return {
    cotizacion: null,
    cliente_id: buyer?._id ?? null,
    cliente_nombre: buyer?.nombre ?? cliente_nombre!,
    monto_total: total,
    montos: [{ marca: nombre, monto: total }],
    monto_dolares: moneda === 'dolares' ? monto : null,
  };
}

export default provideFacts(
  createOpportunity,
  async ({ forecastID, oportunidad: asked }, services): Promise<OpportunityFacts | Rejection> => {
    const usuario = await ownerOf(services, forecastID);
    if (isRejection(usuario)) return usuario;
    const { cotizacion, ...byHand } = asked;
    if (cotizacion !== undefined && Object.keys(byHand).length > 0)
      return invalid('Cliente, marca y monto son los de la cotización: no los ingreses aparte.');
    const source = await (cotizacion === undefined ? told(services, byHand) : quoted(services, String(cotizacion)));
    if (isRejection(source)) return source;
    const dolar = await serverDollar(services);
    const of = { usuario, ...source, dolar };
    if (source.cotizacion === null) {
      return { ...of, _id: '', number: UNNUMBERED };
    }
    const _id = String(source.cotizacion);
    const { state } = await services.load(opportunity, _id);
    return { ...of, _id, number: state?.number ?? UNNUMBERED };
  },
  {
    numbered: {
      series: 'oportunidad',
      // Of a quotation that is in the forecast already none is drawn: the decision refuses it.
      wanted: ({ number }) => number === UNNUMBERED,
      async fill(facts, services) {
        const number = await services.nextNumber('oportunidad', facts._id ? `cotizacion-${facts._id}` : undefined);
        return { ...facts, _id: facts._id || `m${number}`, number };
      },
    },
  },
);
