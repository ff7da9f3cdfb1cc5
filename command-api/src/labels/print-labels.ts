import { serialPayload } from '@power/domain/labels/payload.shared';
import { printLabels } from '@power/domain/labels/print-labels';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { places, warehouses } from '@power/domain/masters';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
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

export default provideFacts(printLabels, async ({ tipo, sujeto, claves }, services) => {
  if (tipo === 'ubicacion') return ofPlaces(services, sujeto, claves);
  const producto = await stockProduct(services, sujeto);
  if (isRejection(producto)) return producto;
  const { codigo, part_number, nombre } = producto;
  const etiquetas =
    tipo === 'producto'
      ? [{ carga: codigo, titulo: codigo, detalle: `${part_number} · ${nombre}` }]
      : claves.map((serie) => ({ carga: serialPayload(codigo, serie), titulo: serie, detalle: part_number }));
  return { nombre, etiquetas };
});
