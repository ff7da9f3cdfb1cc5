import type { EventContext } from '@power/domain/kernel/event';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import costNotices from './cost-notices.ts';

const context: EventContext = {
  stream: 'landedcost-3',
  version: 2,
  position: 9n,
  at: new Date().toISOString(),
  recordedAt: new Date().toISOString(),
  user: 'u9',
  nombre: 'Ana',
  perfil: 'Jefe de Logistica',
  commandId: 'c',
};

async function noticesOf(type: string, data: object) {
  const issued: Record<string, unknown>[] = [];
  const tools = trialTools((name, request) => {
    issued.push({ name, ...request });
    return Promise.resolve({ ok: true });
  });
  await costNotices.reactions.find((r) => r.type === type)!.react(data, context, tools);
  return issued;
}

test('who sets prices hears once of what a cost left under cost, without a figure', async () => {
  const costeo = { _id: '3', number: 3 };
  expect(await noticesOf('LandedCostPosted', { costeo })).toEqual([]);
  const parts = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const [notice, ...others] = await noticesOf('LandedCostPosted', { costeo, bajo_costo: parts });
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    name: 'create-notification',
    perfiles: ['Administrador'],
    comentario: 'Quedan con precios de lista bajo el costo: A, B, C, D, E y 2 más. Revisa sus precios.',
    user_origen: { _id: 'u9', nombre: 'Ana' },
  });
});

test('an entry with a cost that leaves a price under it is news, one that was under it already is none', async () => {
  const prices = { precio_lista: 900 };
  const data = { origen: 'Entrada con costo', part_number: 'PN-1', precios: prices, pmp: 1000 };
  expect(await noticesOf('ProductRepriced', { ...data, antes: { precios: prices, pmp: 800 } })).toHaveLength(1);
  expect(await noticesOf('ProductRepriced', { ...data, antes: { precios: prices, pmp: 950 } })).toEqual([]);
  expect(await noticesOf('ProductRepriced', { ...data, origen: 'PMP', antes: { precios: prices, pmp: 800 } })).toEqual(
    [],
  );
});
