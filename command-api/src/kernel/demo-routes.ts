import { createDispatcher, type Dispatcher } from '@power/infra/platform/commands/dispatcher';
import { soleWriter } from '@power/infra/platform/event-store/sole-writer';
import { createLog } from '@power/infra/platform/log';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { batch, batchRunner, type BatchReply, reserve } from './demo-batch.ts';
import type { InternalDependencies } from './internal-routes.ts';
import { Lanes } from './lanes.ts';

const CONCURRENCY = 64;
/** After that long without a batch what was remembered of the streams is dropped. */
const REST_MS = 5000;
/** Command ids of the demo company begin so: its log is known by its first event. */
const DEMO_COMMANDS = 'demo/';

type Guard = (handle: (req: Request, res: Response) => Promise<void>) => RequestHandler;

export interface DemoWriting {
  /** Resolves when what is queued for that order is done: processes would date today what its history does itself. */
  readonly orderAtRest: (request: unknown) => Promise<void>;
  /** For what follows from commands of the history, shortly after it: knows its streams without reading them. */
  readonly dispatcher: (correlationId: string | undefined) => Dispatcher | undefined;
}

/**
 * Routes of the demo company, whose people act at instants of the past: only where DEMO is on, and never in a log that
 * began otherwise.
 */
export function demoRoutes(app: Express, deps: InternalDependencies, guard: Guard): DemoWriting {
  const log = createLog('command-api');
  const lanes = new Lanes(CONCURRENCY);
  let first: string | undefined;
  let writing: InternalDependencies | undefined;
  let rest: NodeJS.Timeout | undefined;
  /** Dependencies of a dispatcher that takes itself for the only writer, which during the telling it is. */
  const alone = (begun: string | undefined): InternalDependencies => {
    clearTimeout(rest);
    rest = setTimeout(() => (lanes.open > 0 ? rest?.refresh() : (writing = undefined)), REST_MS).unref();
    if (writing) return writing;
    const store = soleWriter(deps.store, begun === undefined);
    return (writing = {
      ...deps,
      store,
      dispatcher: createDispatcher({ store, pool: deps.pool, handlers: deps.handlers }),
    });
  };
  const beginning = async (): Promise<string | undefined> =>
    (first ??= (await deps.store.readAll({ limit: 1 }))[0]?.metadata.commandId);
  const guarded = (handle: (req: Request, res: Response, begun: string | undefined) => Promise<void>) =>
    guard(async (req, res) => {
      if (!deps.settings.DEMO) return void res.status(404).json({ ok: false });
      await handle(req, res, await beginning());
    });

  /** `inicio`: command id of the log's first event, null in an empty log; `propio`: the log is the demo's, or free for it. */
  app.get(
    '/internal/demo',
    guarded(async (_req, res, begun) => {
      res.json({ ok: true, inicio: begun ?? null, propio: begun === undefined || begun.startsWith(DEMO_COMMANDS) });
    }),
  );

  // The head of the reply goes out once all commands are queued: whoever has it may send what comes next.
  app.post(
    '/internal/batch',
    express.json({ limit: '32mb' }),
    guarded(async (req, res, begun) => {
      if (begun !== undefined && !begun.startsWith(DEMO_COMMANDS)) return void res.status(404).json({ ok: false });
      const { commands } = batch.parse(req.body);
      await reserve(deps, commands);
      const run = batchRunner(alone(begun));
      const work = commands.map((command) =>
        lanes
          .run(command.keys, () => run(command))
          .catch((error: unknown): BatchReply => {
            log.error({ err: error, commandId: command.commandId }, 'demo command failed');
            return { ok: false, codigo: 'FALLA', mensaje: error instanceof Error ? error.message : String(error) };
          }),
      );
      res.status(200).type('json').flushHeaders();
      res.end(JSON.stringify({ ok: true, respuestas: await Promise.all(work) }));
    }),
  );
  return {
    orderAtRest: async (request) => {
      const { pedido } = (request ?? {}) as { pedido?: string | number };
      if (lanes.open > 0 && pedido !== undefined) await lanes.run([`pedido/${pedido}`], () => Promise.resolve());
    },
    dispatcher: (correlationId) =>
      writing && correlationId?.startsWith(DEMO_COMMANDS) ? (rest?.refresh(), writing.dispatcher) : undefined,
  };
}
