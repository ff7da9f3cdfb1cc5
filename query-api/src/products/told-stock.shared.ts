import { ARRIVAL, AVAILABILITY } from './partner-stock.shared.ts';

/** The catalogue as programs are told of it: what they may see, in the words of `/api/v1/stock`. */
export const TOLD_STOCK = `SELECT _id, codigo, part_number, ${AVAILABILITY} AS disponibilidad, (${ARRIVAL})::text AS llega
  FROM product_list WHERE activo AND NOT bloqueado AND NOT servicio`;
