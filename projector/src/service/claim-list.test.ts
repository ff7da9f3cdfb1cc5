import { samples } from '@power/domain/event-samples.testing';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import claimList from './claim-list.ts';

const rowAfter = (...types: string[]) => {
  const events = types.map((type, n) => {
    const at = `2026-03-0${n + 1}T12:00:00.000Z`;
    return {
      type,
      data: samples[type]!['1'],
      id: `e${n}`,
      schema: 1,
      stream: 'rma-1',
      version: n,
      position: BigInt(n + 1),
      recordedAt: at,
      metadata: { at, user: 'u', nombre: 'U', perfil: 'Servicio Tecnico', commandId: `c${n}`, hash: '' },
    } as unknown as RecordedEvent;
  });
  return [...rowsGiven(claimList as never, events).rows.values()][0];
};

test('a claim in its list, from being opened to its end, and with the customer that its case has now', () => {
  expect(rowAfter('RmaClaimOpened')).toMatchObject({
    _id: '1-1',
    estado: 'Abierto',
    proveedor: 'Hikvision',
    serie: 'A1',
  });
  expect(rowAfter('RmaClaimOpened', 'RmaClaimSent')).toMatchObject({
    estado: 'Enviado',
    referencia: 'RMA-881',
    estatus_at: '2026-03-02T12:00:00.000Z',
  });
  expect(rowAfter('RmaClaimOpened', 'RmaClaimAccepted')).toMatchObject({ estado: 'Aceptado', entrega: 'Reemplazo' });
  expect(rowAfter('RmaClaimOpened', 'RmaClaimRefused')).toMatchObject({ estado: 'Rechazado' });
  expect(rowAfter('RmaClaimOpened', 'RmaClaimClosed')).toMatchObject({ estado: 'Cerrado', cierre: 'Llegó la otra' });
  expect(rowAfter('RmaClaimOpened', 'RmaClientChanged')).toMatchObject({
    estado: 'Abierto',
    cliente_nombre: 'Alarmas Sur',
    estatus_at: '2026-03-01T12:00:00.000Z',
  });
});
