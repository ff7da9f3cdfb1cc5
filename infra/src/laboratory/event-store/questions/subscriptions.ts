import { END, NO_STREAM, type ResolvedEvent, streamNameFilter } from '@eventstore/db-client';
import { type Asker, newEvent, type Position, shifted, type Shown, told } from './asker.ts';

type Heard = string | Shown | { error?: unknown };

interface Followed {
  on(event: string, listener: (value: never) => void): Followed;
  unsubscribe(): Promise<void>;
}

/** Follows until enough was heard, or for so many ms, and says what was heard. */
async function follow(
  ask: Asker,
  what: string,
  subscription: unknown,
  enough: (heard: readonly Heard[]) => boolean,
  ms = 4000,
): Promise<void> {
  const followed = subscription as Followed;
  const heard: Heard[] = [];
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const hear = (one: Heard): void => {
      heard.push(one);
      if (!enough(heard)) return;
      clearTimeout(timer);
      // What follows at once belongs to the answer.
      setTimeout(resolve, 150);
    };
    followed
      .on('data', (resolved: ResolvedEvent) => hear(ask.shown(resolved)))
      .on('error', (error: Error) => hear(told(error)));
    for (const word of ['caughtUp', 'end', 'close']) followed.on(word, () => hear(word));
  });
  await followed.unsubscribe().catch(() => undefined);
  ask.say(what, { heard });
}

const caughtUp = (heard: readonly Heard[]): boolean =>
  heard.some((one) => one === 'caughtUp' || (typeof one === 'object' && 'error' in one));

export async function askSubscriptions(ask: Asker, own: readonly Position[]): Promise<void> {
  const { client } = ask;
  const [first, , , fourth] = own as [Position, Position, Position, Position];
  const filter = streamNameFilter({ prefixes: [ask.name('a')] });
  const between = shifted(first, 1n);
  await follow(
    ask,
    'subscribe to $all after the first, by prefix',
    client.subscribeToAll({ fromPosition: first, filter }),
    caughtUp,
  );
  await follow(
    ask,
    'subscribe to $all from between, by prefix',
    client.subscribeToAll({ fromPosition: between, filter }),
    caughtUp,
  );
  await follow(
    ask,
    'subscribe to $all from between, no filter',
    client.subscribeToAll({ fromPosition: between }),
    caughtUp,
  );
  const one = streamNameFilter({ regex: `^${ask.name('a')}$` });
  await follow(
    ask,
    'subscribe to $all by regular expression ^[^$]',
    client.subscribeToAll({ fromPosition: fourth, filter: one }),
    caughtUp,
  );
  await follow(
    ask,
    'subscribe to a stream after 2',
    client.subscribeToStream(ask.name('a'), { fromRevision: 2n }),
    caughtUp,
  );
  await follow(ask, 'subscribe to a stream that is not', client.subscribeToStream(ask.name('never')), caughtUp, 1500);
  const live = client.subscribeToAll({
    fromPosition: END,
    filter: streamNameFilter({ prefixes: [ask.name('live')] }),
  });
  setTimeout(() => {
    void client.appendToStream(ask.name('live'), [newEvent(1), newEvent(2)], { expectedRevision: NO_STREAM });
  }, 700);
  await follow(
    ask,
    'subscribe to $all from END, then two are written',
    live,
    (heard) => heard.filter((entry) => typeof entry === 'object' && 'r' in entry).length === 2,
  );
}
