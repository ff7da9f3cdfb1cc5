import { aggregates } from '@power/domain/aggregates';
import type { integratorCalls } from '@power/domain/documents';
import { type IntegratorRow, integratorRow } from '@power/domain/integrators/views/integrator-row';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import { documentList } from '../kernel/document-list.ts';

type State = (typeof integratorCalls)['rules']['aggregate']['initial'];

const rowOf = (k: NonNullable<State>): Omit<IntegratorRow, 'documento' | 'updatedAt' | 'version'> => ({
  _id: k._id,
  number: k.number,
  nombre: k.nombre,
  estado: k.estado,
  cliente_id: k.cliente._id,
  cliente_nombre: k.cliente.nombre,
  alcances: [...k.alcances],
  ips: [...k.ips],
  por_minuto: k.por_minuto,
  por_dia: k.por_dia,
  final_clave: k.claves.at(-1)?.final_clave ?? '',
  avisos: k.aviso?.estado ?? 'Sin avisos',
  creado_por: k.creado_por.nombre,
  createdAt: k.createdAt,
});

/** Keys of integrators as their list reads them. */
export default documentList(integratorRow, aggregates.get('integrator') as Aggregate<State>, rowOf, {
  version: 2,
  indexes: [['number'], ['cliente_id']],
});
