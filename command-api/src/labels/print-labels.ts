import { parcel } from '@power/domain/dispatches/parcels/parcel';
import type { Etiqueta } from '@power/domain/labels/events';
import { labels } from '@power/domain/labels/labels';
import { CODIGOS_EMBALAJE, labelsOf, packagePayload, serialPayload } from '@power/domain/labels/payload.shared';
import { packageLabel, type Printed, printLabels, SIN_PEDIDO } from '@power/domain/labels/print-labels';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { places, warehouses } from '@power/domain/masters';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { UNNUMBERED } from '../kernel/document-number.ts';
import { masterRecord } from '../kernel/master-record.ts';
import { stockProduct } from '../kernel/stock-product.ts';

const unknown = (mensaje: string) => reject('NO_EXISTE', 'Las etiquetas no se imprimieron', mensaje);

/** Places as the warehouse has them; one that it has not is refused. */
async function ofPlaces(services: CommandServices, sujeto: string, claves: readonly string[]) {
  const bodega = await masterRecord(warehouses, services, 'codigo', sujeto);
  if (!bodega) return unknown(`No hay una bodega ${sujeto}. Elige una de la lista.`);
  const etiquetas = [];
  for (const clave of claves) {
    const place = await masterRecord(places, services, 'codigo', clave);
    if (!place || !String(place.codigo).startsWith(`${String(bodega.codigo)}-`))
      return unknown(`La ubicación ${clave} no es de la bodega ${sujeto}. Revisa su código.`);
    etiquetas.push({ carga: String(place.codigo), titulo: String(place.codigo), detalle: String(bodega.nombre) });
  }
  return { nombre: String(bodega.nombre), etiquetas };
}

/** Packages as they stand, and codes that were issued for none yet. */
async function ofParcels(services: CommandServices, claves: readonly string[]): Promise<Printed | Rejection> {
  const { state: printed } = await services.load(labels, labelsOf('embalaje', CODIGOS_EMBALAJE));
  const etiquetas: Etiqueta[] = [];
  for (const clave of claves) {
    const number = Number(/^\d{1,15}$/.exec(clave)?.[0] ?? NaN);
    const found = Number.isNaN(number) ? undefined : (await services.load(parcel, number)).state;
    if (!found && printed.impresas[packagePayload(number)] === undefined)
      return unknown(`No hay un embalaje ${clave}. Escribe su número, o emite códigos nuevos.`);
    etiquetas.push(
      packageLabel(number, found ? `Pedido N° ${found.pedido.number} · ${found.pedido.cliente_nombre}` : SIN_PEDIDO),
    );
  }
  return { nombre: 'Embalajes', etiquetas };
}

/** Stands where the numbers of codes will be while it is decided whether they are printed. */
const unissued = (emitir: number): Printed => ({
  nombre: 'Embalajes',
  etiquetas: Array.from({ length: emitir }, (_, n) => packageLabel(UNNUMBERED - n, SIN_PEDIDO)),
  emitir,
});

async function factsOf(
  { tipo, sujeto, claves, emitir }: Parameters<typeof printLabels.answer>[1],
  services: CommandServices,
): Promise<Printed | Rejection> {
  if (tipo === 'embalaje') {
    if (sujeto !== CODIGOS_EMBALAJE) return unknown(`Los embalajes se imprimen de «${CODIGOS_EMBALAJE}».`);
    return emitir === undefined ? ofParcels(services, claves) : unissued(emitir);
  }
  if (tipo === 'ubicacion') return ofPlaces(services, sujeto, claves);
  const producto = await stockProduct(services, sujeto);
  if (isRejection(producto)) return producto;
  const { codigo, part_number, nombre } = producto;
  const etiquetas =
    tipo === 'producto'
      ? [{ carga: codigo, titulo: codigo, detalle: `${part_number} · ${nombre}` }]
      : claves.map((serie) => ({ carga: serialPayload(codigo, serie), titulo: serie, detalle: part_number }));
  return { nombre, etiquetas };
}

/** Numbers of package codes are drawn when nothing refuses them: each is a package's for ever. */
const issued = async (facts: Printed, { nextNumber, commandId }: CommandServices): Promise<Printed> => ({
  ...facts,
  etiquetas: await Promise.all(
    facts.etiquetas.map(async (_, n) =>
      packageLabel(await nextNumber('embalaje', `${commandId}/${n + 1}`), SIN_PEDIDO),
    ),
  ),
});

export default provideFacts(printLabels, factsOf, {
  numbered: { wanted: ({ emitir }) => emitir !== undefined, fill: issued },
});
