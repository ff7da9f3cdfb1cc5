import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { resultadoOf, RESULTADOS, rowInput } from '../kernel/import-kind.ts';
import { isRejection } from '../kernel/rejection.ts';
import { customer } from './customer.ts';
import { NEW_CUSTOMER } from './customer-data.ts';
import { customerImport } from './customer-import.shared.ts';
import { CustomerChanged, CustomerRegistered } from './events.ts';
import { type CustomerRowFacts, importedCustomer } from './imported-customer.shared.ts';

export interface ImportedFacts extends CustomerRowFacts {
  readonly _id: string;
  readonly codigo_sap: string;
}

/** A row of a spreadsheet of customers: a new one, or what it says of the one that has its RUT. */
export const importCustomer = defineCommand({
  name: 'import-customer',
  context: 'customers',
  path: '/clientes/crear',
  accion: 'importar',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea o completa un cliente con una fila de una planilla',
  request: z.strictObject({ accion: z.literal('importar'), fila: rowInput(customerImport) }),
  reply: z.object({ resultado: z.enum(RESULTADOS) }),
  aggregate: customer,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<ImportedFacts>) => facts._id,
  decide(state, { fila }, { facts }: DecideContext<ImportedFacts>) {
    const outcome = importedCustomer(state, fila, facts);
    if (isRejection(outcome)) return outcome;
    switch (outcome.resultado) {
      case 'sin_cambio':
        return [];
      case 'modificado': {
        const { antes, cambios } = outcome;
        return [CustomerChanged({ _id: facts._id, nombre: state!.nombre, antes, cambios })];
      }
      case 'nuevo':
        return [
          CustomerRegistered({
            ...NEW_CUSTOMER,
            codigo_sap: facts.codigo_sap,
            ejecutivo: null,
            ...outcome.cambios,
            nombre: fila.nombre as string,
            legalcode: fila.legalcode as string,
            _id: facts._id,
            activo: true,
            puntos: 0,
          }),
        ];
    }
  },
  answer: ({ state, events }) => ({
    mensaje: `El cliente ${state!.nombre} quedó al día`,
    resultado: resultadoOf(events, CustomerRegistered),
  }),
});
