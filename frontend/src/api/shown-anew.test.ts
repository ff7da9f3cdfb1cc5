import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { shownAnew } from './shown-anew.ts';

afterEach(() => queryClient.clear());

/** A query on screen, whose answers are given one by one. */
function onScreen() {
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['caso'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const leave = observer.subscribe(() => undefined);
  return { answer: (value: string) => answers.shift()!(value), leave, observer };
}

test('it waits for what a command made stale and is on screen, and for nothing else', async () => {
  await shownAnew();
  const { answer, leave, observer } = onScreen();
  // Being read for the first time: no command made it stale.
  await shownAnew();
  answer('antes');
  await queryClient.fetchQuery({ queryKey: ['caso'], queryFn: () => 'antes', staleTime: Infinity });
  void queryClient.invalidateQueries({ queryKey: ['caso'] });
  let there = false;
  const waiting = shownAnew().then(() => (there = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(there).toBe(false);
  answer('después');
  await waiting;
  expect(observer.getCurrentResult().data).toBe('después');
  leave();
});

test('nobody waits any more when the form is gone', async () => {
  const { answer, leave } = onScreen();
  answer('antes');
  await queryClient.fetchQuery({ queryKey: ['caso'], queryFn: () => 'antes', staleTime: Infinity });
  void queryClient.invalidateQueries({ queryKey: ['caso'] });
  const gone = new AbortController();
  const waiting = shownAnew(gone.signal);
  gone.abort();
  await waiting;
  leave();
});
