import { contract } from '@power/domain/contract';
import type { CommandDefinition } from '@power/domain/kernel/command';
import type { CommandHandler } from '../../platform/commands/handler.ts';
import type { Projection } from '../../platform/projection/define.ts';
import type { Process } from '../../platform/projection/process.ts';
import { discover } from '../../platform/service/discover.ts';

/** What is simulated: the declared commands with the parts of the services that carry them out. */
export interface Product {
  readonly commands: ReadonlyMap<string, CommandDefinition>;
  readonly handlers: readonly CommandHandler[];
  readonly processes: readonly Process[];
  readonly projections: readonly Projection[];
}

type WithReferences = (
  handlers: readonly CommandHandler[],
  commands: readonly CommandDefinition[],
) => readonly CommandHandler[];

/** Sources in tests, what was compiled elsewhere: as this file itself. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const folderOf = (service: string): URL =>
  new URL(`../../../../${service}/${extension === 'ts' ? 'src' : 'dist'}/`, import.meta.url);

/** Loads the product's parts from the folders of its services, as the services themselves do. */
export async function loadProduct(): Promise<Product> {
  const declared = contract.filter((call) => call.kind === 'command') as CommandDefinition[];
  const commandApi = folderOf('command-api');
  const { withReferences } = (await import(new URL(`kernel/referred-records.${extension}`, commandApi).href)) as {
    withReferences: WithReferences;
  };
  const handlers = await discover<CommandHandler>(commandApi, ['command-handler']);
  return {
    commands: new Map(declared.map((command) => [command.name, command])),
    handlers: withReferences(handlers, declared),
    processes: await discover<Process>(folderOf('projector'), ['process']),
    projections: await discover<Projection>(folderOf('projector'), ['projection']),
  };
}
