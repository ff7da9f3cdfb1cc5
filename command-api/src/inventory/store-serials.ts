import { atPlace, unplaced } from '@power/domain/inventory/places.shared';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { NOT_STORED, type StoreFacts, storeSerials, storeUnit } from '@power/domain/inventory/serials/store-serials';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { findProduct } from '../kernel/products.ts';
import { ofStock } from '../kernel/stock-product.ts';
import { occupiedUnits } from '../kernel/occupied-units.ts';
import { placeFacts } from './place-facts.ts';
import { ownerOutside, takenUnit } from '../kernel/serial-owner.ts';
import { registeredAt } from '../kernel/registered-serials.ts';

export default provideFacts(
  storeSerials,
  async ({ producto: id, bodega, series, leida, ...request }, services): Promise<StoreFacts | Rejection> => {
    const ubicacion = request.ubicacion || null;
    const found = await findProduct(services, id);
    if (isRejection(found)) return found;
    const there = warehouse((await services.load(stock, id)).state, bodega);
    const units = await Promise.all(
      series.map(async (serie) => (await services.load(serialUnit, unitId(id, serie))).state?.lugar),
    );
    // What the system tells without an instant is no return: it carries out what happened before.
    const judges = leida !== undefined || services.user.sesion !== SYSTEM.sesion;
    const owners = await Promise.all(
      series.map((serie) => (judges ? ownerOutside(services, id, serie, leida) : undefined)),
    );
    const alreadyThere = units.filter(
      (at, n) => owners[n] === undefined && at?.bodega === bodega && at.ubicacion === ubicacion,
    ).length;
    // Their units are taken, and leave no room for other serials.
    const occupied = await occupiedUnits(services, id, { bodega, ubicacion }, series);
    return {
      ...(await placeFacts(services, ubicacion)),
      producto: { ...ofStock(found), serializable: found.serializable },
      hay: (ubicacion === null ? unplaced(there) : atPlace(there, ubicacion)) - occupied,
      registradas: (await registeredAt(services, id, { bodega, ubicacion })).registradas - alreadyThere,
      tomada: await takenUnit(services, id, series, NOT_STORED, { vuelven: true }),
      devueltas: Object.fromEntries(
        series.flatMap((serie, n) => (owners[n] === undefined ? [] : [[serie, owners[n]]])),
      ),
    };
  },
  {
    // Decided dry before: what refuses one refuses all, and a repeat finds those that are there already.
    async before(request, services, facts) {
      const { producto: id, bodega, documento, leida, series } = request;
      const { serializable: _, ...producto } = facts.producto;
      const refused = storeSerials.decide(undefined, request, { ...services, facts });
      if (isRejection(refused)) return refused;
      for (const serie of series.slice(1)) {
        const outcome = await services.run(
          serialUnit,
          unitId(id, serie),
          serie,
          storeUnit(producto, serie, {
            bodega,
            ubicacion: request.ubicacion || null,
            documento: documento || undefined,
            leida,
            devuelta_de: facts.devueltas?.[serie],
          }),
        );
        if (isRejection(outcome)) return outcome;
      }
      return undefined;
    },
  },
);
