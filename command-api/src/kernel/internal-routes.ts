import type { CommandDefinition } from '@power/domain/kernel/command';
import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { isUnavailable } from '@power/infra/platform/http/unavailable';
import { isInternal } from '@power/infra/platform/http/internal-auth';
import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { firstAdministrator } from './first-administrator.ts';
import type { InternalDependencies } from './internal-dependencies.ts';

const internalCommands = z.strictObject({
  commands: z.array(
    z.strictObject({
      name: z.string(),
      request: z.unknown(),
      commandId: z.string().min(1).max(300),
      causationId: z.string(),
      correlationId: z.string(),
    }),
  ),
});
type Commands = z.infer<typeof internalCommands>['commands'];
const firstAdmin = z.strictObject({ email: z.string().optional(), password: z.string().optional() });

/** Routes between the system's own processes, never reachable through the gateway: commands of processes, the first administrator. */
export function internalRoutes(app: Express, deps: InternalDependencies): void {
  const known = new Map(deps.calls.map((call) => [call.name, call as CommandDefinition]));
  const guard =
    (handle: (req: Request, res: Response) => Promise<void>) =>
    (req: Request, res: Response, next: (error: unknown) => void) => {
      if (!isInternal(req.header('x-internal-token'), deps.settings.INTERNAL_TOKEN))
        res.status(404).json({ ok: false });
      else handle(req, res).catch(next);
    };
  app.post(
    '/internal/commands',
    express.json({ limit: '4mb' }),
    guard(async (req, res) => {
      res.json(await executeAll(internalCommands.parse(req.body).commands, known, deps));
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

/**
 * Decides commands side by side, so that what they read and write travels to the log together; answers them in order.
 * Each is a command of its own, whatever the others come to: accepted, refused, or a fault, which is told in its place
 * (`{falla, ausente}`: ausente when a server is away, which is no fault of what was asked) and may be asked for again.
 */
function executeAll(
  commands: Commands,
  known: ReadonlyMap<string, CommandDefinition>,
  { dispatcher, log }: InternalDependencies,
): Promise<object[]> {
  const now = new Date().toISOString();
  return Promise.all(
    commands.map(async ({ name, request, commandId, ...chain }) => {
      try {
        const command = known.get(name);
        if (!command) throw new Error(`unknown command ${name}`);
        const context = { user: SYSTEM, commandId, now, ...chain };
        const reply = await dispatcher.execute(command, command.request.parse(request), context);
        if (!isRejection(reply)) return reply;
        const { rejected: _, extra, ...refusal } = reply;
        return { ok: false, ...refusal, ...extra };
      } catch (error) {
        log.error({ err: error, call: name, commandId }, 'command failed');
        return { falla: String(error).slice(0, 300), ausente: isUnavailable(error) };
      }
    }),
  );
}
