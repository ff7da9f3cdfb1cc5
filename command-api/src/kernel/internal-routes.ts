import type { CommandDefinition } from '@power/domain/kernel/command';
import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { isInternal } from '@power/infra/platform/http/internal-auth';
import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { firstAdministrator } from './first-administrator.ts';
import type { InternalDependencies } from './internal-dependencies.ts';

const internalCommand = z.strictObject({
  name: z.string(),
  request: z.unknown(),
  commandId: z.string().min(1).max(300),
  causationId: z.string().optional(),
  correlationId: z.string().optional(),
});
const firstAdmin = z.strictObject({ email: z.string().optional(), password: z.string().optional() });

/** Routes between the system's own processes, never reachable through the gateway: commands of processes, the first administrator. */
export function internalRoutes(app: Express, deps: InternalDependencies): void {
  const guard =
    (handle: (req: Request, res: Response) => Promise<void>) =>
    (req: Request, res: Response, next: (error: unknown) => void) => {
      if (!isInternal(req.header('x-internal-token'), deps.settings.INTERNAL_TOKEN))
        res.status(404).json({ ok: false });
      else handle(req, res).catch(next);
    };
  app.post(
    '/internal/command',
    express.json({ limit: '1mb' }),
    guard(async (req, res) => {
      const { name, request, commandId, ...chain } = internalCommand.parse(req.body);
      const command = deps.calls.find((call) => call.name === name) as CommandDefinition | undefined;
      if (!command) throw new Error(`unknown command ${name}`);
      const valid = command.request.parse(request);
      const reply = await deps.dispatcher.execute(command, valid, {
        user: SYSTEM,
        commandId,
        now: new Date().toISOString(),
        ...chain,
      });
      if (!isRejection(reply)) return void res.json(reply);
      const { rejected: _, extra, ...refusal } = reply;
      res.json({ ok: false, ...refusal, ...extra });
    }),
  );
  app.post(
    '/internal/first-admin',
    express.json(),
    guard(async (req, res) => {
      res.json(await firstAdministrator(firstAdmin.parse(req.body ?? {}), deps));
    }),
  );
}
