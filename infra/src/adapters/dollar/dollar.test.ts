import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchDollar } from './fetch-dollar.ts';
import { MISSING_VALUE, parseDollar } from './parse-dollar.ts';

const TODAY = '2026-01-06';
const xml = (...days: readonly (readonly [string, string])[]) =>
  `<?xml version="1.0" encoding="utf-8"?><IndicadoresFinancieros><Dolares>${days.map(([fecha, valor]) => `<Dolar><Fecha>${fecha}</Fecha><Valor>${valor}</Valor></Dolar>`).join('')}</Dolares></IndicadoresFinancieros>`;

test.each([
  ['943,57', 943.57],
  ['1.023,40', 1023.4],
  ['1.023', 1023],
  ['943.57', 943.57],
  ['1,023.40', 1023.4],
  [' 950,5 ', 950.5],
])('%s is read as people write it', (valor, expected) => {
  expect(parseDollar(xml(['2026-01-05', valor]), TODAY)).toEqual({ fecha: '2026-01-05', valor: expected });
});

test('of several days the newest counts', () => {
  expect(parseDollar(xml(['2026-01-02', '940,00'], ['2026-01-05', '950,00'], ['2026-01-04', '']), TODAY).fecha).toBe(
    '2026-01-05',
  );
});

test('the euro is read from its own list, the dollar is not taken for it', () => {
  const both = (list: string, one: string) =>
    `<IndicadoresFinancieros><${list}><${one}><Fecha>2026-01-05</Fecha><Valor>1.031,25</Valor></${one}></${list}></IndicadoresFinancieros>`;
  expect(parseDollar(both('Euros', 'Euro'), TODAY, 'euro')).toEqual({ fecha: '2026-01-05', valor: 1031.25 });
  expect(() => parseDollar(both('Dolares', 'Dolar'), TODAY, 'euro')).toThrow(MISSING_VALUE);
});

test.each([
  ['nothing', ''],
  ['no XML', 'mantenimiento'],
  ['no value', xml(['2026-01-05', ''])],
  ['not a number', xml(['2026-01-05', 'ND'])],
  ['a figure that may be two', xml(['2026-01-05', '943.570'])],
  ['a day that does not exist', xml(['2026-01-32', '950,00'])],
  ['a day to come', xml(['2026-01-07', '950,00'])],
  ['no day', xml(['', '950,00'])],
  ['an answer that was cut short', xml(['2026-01-05', '943,57']).replace(/3,57.*/, '')],
  [
    'one that was cut short after a value',
    xml(['2026-01-02', '940,00'], ['2026-01-05', '950,00']).replace(/<\/Dolar>.*/, ''),
  ],
  ['other XML', '<a><b>1</b></a>'],
])('%s is the error of the catalogue', (_what, text) => {
  expect(() => parseDollar(text, TODAY)).toThrow(MISSING_VALUE);
});

describe('the service', () => {
  let server: Server;
  let answer = { status: 200, body: xml(['2026-01-05', '950,10']) };
  beforeAll(async () => {
    server = createServer((_req, res) =>
      res.writeHead(answer.status, { 'content-type': 'application/xml' }).end(answer.body),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  test('is asked over HTTP; its refusals are errors', async () => {
    expect(await fetchDollar(url())).toEqual({ fecha: '2026-01-05', valor: 950.1 });
    answer = { status: 503, body: '' };
    await expect(fetchDollar(url())).rejects.toThrow('respondió 503');
  });

  test('an answer beyond what is read is none, rather than its beginning', async () => {
    const days = Array.from({ length: 20_000 }, () => ['2026-01-02', '940,00'] as const);
    answer = { status: 200, body: xml(...days, ['2026-01-05', '950,10']) };
    await expect(fetchDollar(url())).rejects.toThrow(MISSING_VALUE);
  });
});

test('an answer without a value says so in the words of the specification', () => {
  expect(() => parseDollar('<IndicadoresFinancieros/>', TODAY)).toThrow(
    new Error('No se pudo encontrar el valor del dólar en la respuesta XML.'),
  );
});
