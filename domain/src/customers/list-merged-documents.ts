import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { MERGERS } from './access.shared.ts';
import { customer } from './customer.ts';
import { MergedDocumentsListed } from './events.ts';
import { clienteId, forCustomer } from './guards.ts';
import type { documentoUnido } from './merge-events.ts';

type Documento = z.infer<typeof documentoUnido>;

/** Documents of one event: small enough for any store, and for whoever works through it between two checkpoints. */
const PART = 100;

/** Writes down what goes over with a merged customer. Issued by the process that follows merges, once for each. */
export const listMergedDocuments = defineCommand({
  name: 'list-merged-documents',
  context: 'customers',
  path: '/clientes/modificar',
  accion: 'listarunido',
  access: { perfiles: MERGERS },
  summary: 'Anota los documentos que pasan con un cliente unido',
  request: z.strictObject({
    accion: z.literal('listarunido'),
    id: clienteId,
    /** Log position of the merge, which the read models have to have passed. */
    posicion: z.string().regex(/^\d{1,19}$/),
  }),
  aggregate: customer,
  needsFacts: true,
  stream: ({ id }) => id,
  when: forCustomer(),
  decide(state, _request, { facts: documentos }: DecideContext<readonly Documento[]>) {
    const { _id, nombre, unido_a } = state!;
    if (!unido_a) return [];
    return Array.from({ length: Math.ceil(documentos.length / PART) }, (_, n) =>
      MergedDocumentsListed({ _id, nombre, documentos: documentos.slice(n * PART, (n + 1) * PART) }),
    );
  },
  answer: () => ({ mensaje: 'Los documentos del cliente pasan al otro' }),
});
