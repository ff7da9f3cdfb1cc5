import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import { QuotationLinesChanged, QuotationLinesJudged } from '@power/domain/quotations/events';
import { freshLine } from '@power/domain/quotations/lines';
import { type Quotation, refOf } from '@power/domain/quotations/quotation';
import { inPesos, quotable, quoted, sold } from '@power/domain/quotations/quotation.testing';
import { sumsOf } from '@power/domain/quotations/sums';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import versions from './quotation-versions.ts';

const first = quoted({ ejecutivo: { _id: 'u', nombre: 'Eva', email: '', telefono: '' } });
const q = first.data as Quotation;
const [one] = q.productos_cotizacion;
const three = freshLine({ linea: 2, seccion: null, comentario: null, cantidad: 1 }, quotable(sold('2')), inPesos());
const ref = { cotizacion: refOf(q), estado: 'Por Validar' as const };
const changed = (cambiadas: (typeof three)[], quitadas: number[], all: (typeof three)[]) =>
  QuotationLinesChanged({
    ...ref,
    antes: [],
    cambiadas,
    quitadas,
    orden: null,
    ...sumsOf({ ...inPesos(), productos_cotizacion: all }),
  });
const more = { ...one!, cantidad: 5 };
const usuario = { _id: 'u', nombre: 'Eva' };

let log: MemoryEventStore;
beforeAll(async () => {
  log = new MemoryEventStore();
  const events = [
    first,
    QuotationLinesJudged({ ...ref, estado: 'Validada', usuario, comentario: null, lineas: [] }),
    changed([more, three], [], [more, three]),
    changed([], [1], [three]),
  ];
  for (const [n, { type, data }] of events.entries()) {
    const at = `2026-01-0${n + 5}T12:00:00.000Z`;
    const commandId = `c${n}`;
    const metadata = { at, user: 'u', nombre: 'Eva', perfil: 'Ejecutivo de Ventas', commandId };
    const event = {
      id: `e${n}`,
      type,
      schema: 1,
      data,
      metadata: { ...metadata, correlationId: 'c', causationId: 'c' },
    };
    await log.append('quotation-501', [event] as never, n === 0 ? 'no-stream' : n - 1);
  }
});
const ask = (request: object, _id = 'u', perfil: Perfil = 'Ejecutivo de Ventas') =>
  versions.handle(
    { cotizacion: 501, ...request } as never,
    { log, today: log, user: { _id, perfil, permisos: permisosOf(perfil), marcas: [] } } as never,
  );

test('every save is a version, approvals are none; the last two are compared unless others are asked for', async () => {
  expect(await ask({})).toMatchObject({
    version: 3,
    contra: 2,
    versiones: [
      { version: 1, lineas: 1, usuario: 'Eva' },
      { version: 2, lineas: 2, fecha: '2026-01-07T12:00:00.000Z' },
      { version: 3, lineas: 1 },
    ],
    lineas: [
      { linea: 2, que: 'igual' },
      { linea: 1, que: 'quitada', antes: { cantidad: 5 }, despues: null },
    ],
  });
  expect(await ask({ version: 2, contra: 1 })).toMatchObject({
    lineas: [
      { linea: 1, que: 'cambiada', antes: { cantidad: 3 }, despues: { cantidad: 5 } },
      { linea: 2, que: 'agregada', antes: null },
    ],
  });
  // Backwards too: what the later one has is new to the earlier.
  expect(await ask({ version: 1, contra: 3 })).toMatchObject({ lineas: [{ que: 'agregada' }, { que: 'quitada' }] });
});

test('a version that is not there is refused with how many there are, and a quotation of another seller is unknown', async () => {
  expect(await ask({ version: 9 })).toMatchObject({ codigo: 'VERSION_NO_EXISTE' });
  expect(await ask({}, 'otra')).toMatchObject({ codigo: 'COTIZACION_NO_EXISTE' });
});
