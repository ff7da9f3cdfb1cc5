import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { shortText } from '../../kernel/text.ts';
import { instantText } from '../../kernel/when.ts';
import { WAREHOUSE_HEADS } from '../access.ts';
import { productoId } from '../receive-stock.ts';
import { SerialWrittenOff } from './events.ts';
import { movedSince, serialUnit } from './serial.ts';
import { serie, unitId } from './units.shared.ts';

const TITLE = 'La serie no se dio de baja';

/** A serial that was mistyped, or whose unit is gone: what stands there is counted, not changed, by this. */
export const writeOffSerial = defineCommand({
  name: 'write-off-serial',
  context: 'inventory',
  path: '/series/modificar',
  accion: 'baja',
  access: { perfiles: WAREHOUSE_HEADS },
  summary: 'Da de baja una serie que no está en la bodega, con su motivo',
  request: z.strictObject({
    accion: z.literal('baja'),
    producto: productoId,
    serie,
    motivo: shortText,
    /** When it was seen to be missing: what has moved since is where it went. */
    leida: instantText.optional(),
  }),
  aggregate: serialUnit,
  stream: ({ producto, serie: numero }) => unitId(producto, numero),
  decide(state, { serie: numero, motivo, leida }) {
    if (!state) return reject('SERIE_NO_EXISTE', TITLE, `La serie ${numero} no está registrada. Revisa el número.`);
    if (state.lugar === null || movedSince(state, leida)) return [];
    const { producto, lugar } = state;
    return [SerialWrittenOff({ producto, serie: state.serie, antes: lugar, motivo })];
  },
  answer: (_outcome, { serie: numero }) => ({ mensaje: `La serie ${numero} quedó de baja` }),
});
