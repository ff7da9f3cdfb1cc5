import type { HttpClient } from '../http-client.ts';

const PAGE = 20;

/** A way to ask for pages: each call asks for one and answers how long it took, ms. */
export type AskPage = () => Promise<number>;

/** Asks for a page and answers how long it took, ms. Throws on what is none. */
export async function timed(http: HttpClient, path: string, body: object): Promise<number> {
  const { status, text, ms } = await http.post(path, body);
  if (status !== 200 || !text.startsWith('{"rows":[{'))
    throw new Error(`a page was answered ${status}: ${text.slice(0, 200)}`);
  return ms;
}

const ask = (http: HttpClient, startRow: number, more: object = {}): Promise<number> =>
  timed(http, '/pedido_ventas/listar', {
    accion: 'grid',
    startRow,
    endRow: startRow + PAGE,
    sortModel: [],
    filterModel: {},
    ...more,
  });

export const firstPage =
  (http: HttpClient): AskPage =>
  () =>
    ask(http, 0);

/** Somewhere near a depth (share of all rows), a little further each time: what somebody sees who drags the scroll bar. */
export function jumpTo(http: HttpClient, count: number, depth: number, more: object = {}): AskPage {
  let n = 0;
  return () => ask(http, Math.floor(count * depth) - 5000 + ((n++ * 7 * PAGE) % 5000), more);
}

/** Page after page with the cursor that the one before answered. */
export function scrollFrom(http: HttpClient, startRow: number): AskPage {
  let at = startRow;
  let cursor: string | undefined;
  return async () => {
    const { status, text, ms } = await http.post('/pedido_ventas/listar', {
      accion: 'grid',
      startRow: at,
      endRow: at + PAGE,
      sortModel: [],
      filterModel: {},
      cursor,
    });
    if (status !== 200) throw new Error(`a page was answered ${status}: ${text.slice(0, 200)}`);
    cursor = /"cursor":"([^"]+)"/.exec(text.slice(-1000))?.[1];
    at = cursor ? at + PAGE : startRow;
    return ms;
  };
}

/** Pages of the baseline, anywhere in the table. */
export function barePage(http: HttpClient, count: number): AskPage {
  let n = 0;
  return () => timed(http, '/', { after: String(1 + ((n++ * 7919) % count)) });
}
