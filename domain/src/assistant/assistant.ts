import { defineAggregate, on } from '../kernel/aggregate.ts';
import { AssistantAsked, StoreFigureImported } from './events.ts';
import type { CifraTienda } from './parts.ts';

/** Questions of one day of Santiago: stream `assistant-2026-02-10`. What was asked is never decided upon. */
export const assistant = defineAggregate<{ readonly consultas: number }>('assistant', { consultas: 0 }, [
  on(AssistantAsked, (s) => ({ consultas: s.consultas + 1 })),
]);

/** What a store said of an app on one day: stream `storefigure-google.app.production.2026-02-10`. */
export const storeFigure = defineAggregate<(CifraTienda & { readonly _id: string }) | undefined>(
  'storefigure',
  undefined,
  [on(StoreFigureImported, (_, d) => d)],
);
