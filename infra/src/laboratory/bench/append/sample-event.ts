import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../../../platform/event-store/port.ts';

/** An event of ordinary size (some 600 bytes): a line picked in the warehouse. */
export function sampleEvent(n: number): NewEvent {
  const id = randomUUID();
  return {
    id,
    type: 'bench-line-picked',
    schema: 1,
    data: {
      pedido: { _id: String(n), number: n },
      linea: 1 + (n % 9),
      cantidad: 1 + (n % 5),
      producto: { _id: 'p-1042', codigo: 'CAM-DOMO-4MP', part_number: 'DS-2CD2143G2-I' },
      ubicacion: { bodega: 'BOD', bloque: 'B12', nivel: 3 },
      series: [`SN${n}A`, `SN${n}B`],
      usuario: { _id: 'u-7', nombre: 'Raúl Sepúlveda Parra' },
    },
    metadata: {
      at: '2026-11-20T12:00:00.000Z',
      user: 'u-7',
      nombre: 'Raúl Sepúlveda Parra',
      perfil: 'Bodega',
      commandId: id,
      comando: 'pick-line',
      correlationId: id,
      causationId: id,
    },
  };
}
