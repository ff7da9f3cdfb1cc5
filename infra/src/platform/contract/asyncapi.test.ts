import { contract } from '@power/domain/contract';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { CLOSE } from '../live/limits.ts';
import { buildAsyncApi } from './asyncapi.ts';

const document = buildAsyncApi(contract) as {
  channels: {
    ws: { messages: Record<string, { payload: object }>; 'x-temas': Record<string, string[]>; 'x-cierres': object };
  };
  operations: Record<string, { messages: { $ref: string }[] }>;
};

test('every topic is told with who may follow it, every reason to close with its number', () => {
  const topics = contract.flatMap((call) => (call as QueryDefinition).topic ?? []);
  expect(Object.keys(document.channels.ws['x-temas'])).toEqual([...new Set(topics)].sort());
  expect(Object.values(document.channels.ws['x-temas']).every((who) => who.every((one) => one.length > 3))).toBe(true);
  expect(document.channels.ws['x-cierres']).toEqual(CLOSE);
});

test('what a client may say is what the server understands; every reference leads to a message', () => {
  const said = JSON.stringify(document.channels.ws.messages['deCliente']!.payload);
  for (const evento of ['autenticar', 'suscribir', 'desuscribir', 'divisa', 'ping'])
    expect(said).toContain(`"${evento}"`);
  for (const { messages } of Object.values(document.operations))
    for (const { $ref } of messages)
      expect(Object.keys(document.channels.ws.messages)).toContain($ref.split('/').at(-1));
});
