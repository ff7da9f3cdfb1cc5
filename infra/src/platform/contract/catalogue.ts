import { type CallBase, callKey, routeKey } from '@power/domain/kernel/call';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { type HandlerFile, handlerName } from './handler-files.ts';

/**
 * What is wrong with the contract, one line each; empty when every declared call is unique and has its handler, and
 * every handler its declaration (ARCHITECTURE, *A call, once*). A handler is `<app>/src/<context>/<name>.ts` with a default export.
 */
export function checkContract(calls: readonly CallBase[], handlers: readonly HandlerFile[]): string[] {
  return [
    ...duplicates(
      calls.map((call) => call.name),
      'name',
    ),
    ...duplicates(calls.map(routeKey), 'call'),
    ...missing(calls, handlers),
    ...undeclared(calls, handlers),
  ];
}

function duplicates(values: readonly string[], what: string): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return [...new Set(repeated)].map((value) => `${what} declared twice: ${value}`);
}

function missing(calls: readonly CallBase[], handlers: readonly HandlerFile[]): string[] {
  const existing = new Set(handlers.map(handlerName));
  return calls.flatMap((call) => {
    if (call.kit !== undefined) return [];
    if (call.kind === 'command' && !(call as CommandDefinition).needsFacts) return [];
    const name = handlerName({
      app: call.kind === 'query' ? 'query-api' : 'command-api',
      context: call.context,
      name: call.name,
    });
    return existing.has(name) ? [] : [`no handler for ${callKey(call)}: ${name}`];
  });
}

function undeclared(calls: readonly CallBase[], handlers: readonly HandlerFile[]): string[] {
  const declared = new Set(
    calls.map((call) =>
      handlerName({ app: call.kind === 'query' ? 'query-api' : 'command-api', context: call.context, name: call.name }),
    ),
  );
  return handlers
    .filter((file) => file.certain && !declared.has(handlerName(file)))
    .map((file) => `handler without declaration: ${handlerName(file)}`);
}
