import type { Engine } from './engine.ts';
import type { Process } from './process.ts';
import { CommandUnavailable, type IssueCommand } from './process-tools.ts';

/** Deadlines of one look; the rest follows with the next. */
const AT_ONCE = 100;
const RECORDED = new Set(['42P01', '3F000']);

/**
 * Says of deadlines that have passed that they have. The read model only tells where to look: whether something is still
 * awaited, and whether its time is over, is decided on the instance's stream, so that two projectors, a repeat after a
 * crash or a clock that was set back say it once. What follows is the process's reaction to `ExpectationDue`.
 */
export async function expire(
  engine: Pick<Engine, 'pool' | 'log' | 'now'>,
  { name, awaits }: Process,
  issue: IssueCommand,
): Promise<void> {
  if (!awaits) return;
  const now = (engine.now?.() ?? new Date()).toISOString();
  try {
    const { rows } = await engine.pool.query<{ instancia: string; vence: string; desde: string }>(
      'SELECT instancia, vence::text, desde::text FROM read.process_list WHERE proceso = $1 AND vence <= $2 ORDER BY vence LIMIT $3',
      [name, now, AT_ONCE],
    );
    for (const { instancia, vence, desde } of rows) {
      const id = `process/${name}/${instancia}/due/${vence}/${desde}`;
      await issue('expire-expectation', { accion: 'vencer', proceso: name, instancia }, id, {
        causationId: id,
        correlationId: id,
      });
    }
  } catch (error) {
    // The very first start: no table, so no deadline either. A command side that is away is asked again in a second.
    if (RECORDED.has((error as { code?: string }).code ?? '')) return;
    if (!(error instanceof CommandUnavailable))
      engine.log.error({ err: error, process: name }, 'deadlines not looked at');
  }
}
