import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion, legible } from '../../kernel/text.ts';
import { refOf, serviceCase } from '../cases/case.ts';
import { inState, rmaId, WORKSHOP } from '../cases/guards.ts';
import { RmaClaimOpened } from './events.ts';
import { enCurso, MAX_RECLAMOS } from './parts.ts';

/** The supplier as the master list has it. */
export interface ClaimFacts {
  readonly proveedor: { readonly _id: string; readonly nombre: string };
}

const TITLE = 'El reclamo no se abrió';
/** *Reclamar a proveedor*: a product of the case is claimed to whom it was bought from. */
export const openClaim = defineCommand({
  name: 'open-rma-claim',
  kit: 'document',
  context: 'service',
  path: '/rma/modificar',
  accion: 'reclamo',
  access: { perfiles: WORKSHOP },
  summary: 'Abre un reclamo al proveedor por un producto de un RMA',
  request: z.strictObject({
    accion: z.literal('reclamo'),
    id: rmaId,
    linea: z.number().int().positive(),
    proveedor: z.string().min(1, 'Elige el proveedor').max(60),
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().overwrite(legible).trim().max(2000, 'A lo más 2000 caracteres').default(''),
    expectedVersion,
  }),
  aggregate: serviceCase,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: inState(TITLE, 'Recibido', 'En Diagnóstico', 'Resuelto', 'Entregado'),
  decide(state, { linea, motivo }, { facts: { proveedor } }: DecideContext<ClaimFacts>) {
    const { lineas, reclamos, number, cliente, ejecutivo } = state!;
    const line = lineas.find((one) => one.linea === linea);
    if (!line) return reject('LINEA_NO_EXISTE', TITLE, `El RMA no tiene producto ${linea}. Elige uno de los suyos.`);
    const open = reclamos.find((one) => one.linea === linea && enCurso(one));
    if (open)
      return reject(
        'YA_RECLAMADO',
        TITLE,
        `${line.producto.part_number} ya se reclamó a ${open.proveedor.nombre} y está ${open.estado}: avanza ese reclamo.`,
      );
    if (reclamos.length >= MAX_RECLAMOS)
      return reject('DEMASIADOS_RECLAMOS', TITLE, `El RMA N° ${number} ya lleva ${MAX_RECLAMOS}: abre otro RMA.`);
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Escribe qué se reclama');
    const { _id, part_number, nombre, marca } = line.producto;
    return [
      RmaClaimOpened({
        rma: refOf(state!),
        cliente,
        ejecutivo,
        reclamo: {
          n: reclamos.length + 1,
          linea,
          proveedor,
          producto: { _id, part_number, nombre, marca },
          serie: line.serie,
          cantidad: line.cantidad,
          motivo,
        },
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `El reclamo a ${state!.reclamos.at(-1)!.proveedor.nombre} fue abierto en el RMA N° ${state!.number}`,
  }),
});
