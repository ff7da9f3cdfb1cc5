import { HttpClient } from '../http-client.ts';
import type { Office } from './office.ts';

/** The office of a peer: four plain addresses. */
export function officeAt(url: string, token: string): { office: Office; close: () => void } {
  const http = new HttpClient(url, { 'x-token': token });
  return {
    office: {
      order: async (n) => {
        const lines = [0, 1, 2].map((line) => ({ product: line + 1, price: 10_000 + n, quantity: 1 }));
        return (await http.ask<{ number: number }>('/orders', { customer: 1 + (n % 80), lines })).number;
      },
      comment: async (order, text) => void (await http.ask('/comments', { order, text })),
      validate: async (order) => void (await http.ask('/validations', { order })),
      list: async () => (await http.ask<{ rows: unknown[] }>('/list', { limit: 20 })).rows.length,
    },
    close: () => http.close(),
  };
}
