import { receiptNumber } from '@power/domain/purchasing/receipts/terms.shared';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import { commandIdOf, type Run } from './run.ts';

const HOUR = 3_600_000;

interface Reception {
  readonly orden: number;
  /** When it was received. */
  readonly now: string;
  /** Whether the ERP was told of it. */
  readonly posted: boolean;
  /** Who told it. */
  readonly by: string;
  readonly run: Run;
}

/** The goods receipt of the first reception of an order, opened as the process that follows receptions would, at once. */
export function receiptOf({ orden, now, posted, by, run }: Reception): DemoCommand[] {
  const commandId = (part: string) => commandIdOf(run, 'entrada-mercancia', `${orden}/${part}`);
  const opened: DemoCommand = {
    name: 'open-goods-receipt',
    request: { orden: String(orden), recepcion: 1 },
    commandId: commandId('abrir'),
    as: SYSTEM_ID,
    now,
  };
  if (!posted) return [opened];
  return [
    opened,
    {
      name: 'post-goods-receipt',
      request: { accion: 'contabilizar', id: receiptNumber(orden, 1) },
      commandId: commandId('contabilizar'),
      as: by,
      now: new Date(Date.parse(now) + HOUR).toISOString(),
    },
  ];
}
