import type { EventStoreDBClient } from '@eventstore/db-client';
import streams from '@eventstore/db-client/generated/streams_pb.js';

type ReadRequest = InstanceType<typeof streams.ReadReq>;
interface Reader {
  read(request: ReadRequest, ...rest: readonly unknown[]): unknown;
}
type Create = (grpcClient: Reader) => unknown;
type StreamCreator = (service: unknown, name: string, create: Create, cache?: unknown) => unknown;

/** Where the official client makes its streams: private there. */
const CREATOR = 'GRPCStreamCreator';

/** Which streams are looked for: those whose name begins with one of these, or fits an expression. */
export type StreamFilter = { readonly prefixes: readonly string[] } | { readonly regex: string };

/** Events that a server looks at before it says how far it is. */
const WINDOW = 1000;

/**
 * The client with a `readAll` of which the server hands over events of such streams alone. Servers can do so since 20.6; the
 * client (6.2.1) offers it for subscriptions only.
 */
export function withFilter(client: EventStoreDBClient, filter: StreamFilter): Pick<EventStoreDBClient, 'readAll'> {
  const creator: StreamCreator = Reflect.get(client, CREATOR);
  const create: StreamCreator = (service, name, make, cache) =>
    creator(
      service,
      name,
      (grpcClient) => make({ read: (request, ...rest) => grpcClient.read(filtered(request, filter), ...rest) }),
      cache,
    );
  return Object.create(client, { [CREATOR]: { value: create } }) as EventStoreDBClient;
}

function filtered(request: ReadRequest, filter: StreamFilter): ReadRequest {
  const { Options } = streams.ReadReq;
  const expression = new Options.FilterOptions.Expression();
  if ('prefixes' in filter) expression.setPrefixList([...filter.prefixes]);
  else expression.setRegex(filter.regex);
  const options = new Options.FilterOptions().setStreamIdentifier(expression).setMax(WINDOW);
  request.getOptions()!.setFilter(options.setCheckpointintervalmultiplier(1));
  return request;
}
