import { hashKey, QueryClient } from '@tanstack/react-query';
import { moment } from './moment.ts';

/** First part of the key of data that is of now, whatever moment is shown. */
export const OF_NOW = 'ahora';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      // Each moment has data of its own: none is taken for that of another.
      queryKeyHashFn: (key) => `${hashKey(key)}${key[0] === OF_NOW ? '' : (moment.get() ?? '')}`,
    },
    mutations: { networkMode: 'always' },
  },
});

// While the past was shown nobody followed what happened.
moment.subscribe(() => {
  if (moment.get() === undefined) void queryClient.invalidateQueries();
});
