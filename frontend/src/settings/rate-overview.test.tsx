import { screen, within } from '@testing-library/react';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { RateOverview } from './rate-overview.tsx';

const year = { desde: '2026-01-01', hasta: '2026-12-31', serie: [], faltan: [], ultimo: null };

async function cards(answer: Parameters<typeof fakeServer>[0]) {
  queryClient.clear();
  const server = fakeServer(answer);
  renderApp(<RateOverview />);
  const euro = await screen.findByRole('button', { name: /Euro/ });
  return { euro, server };
}

test('a rate that could not be read is not told to have no value', async () => {
  const { euro, server } = await cards(() => ({ status: 500, body: { ok: false, mensaje: 'Falla' } }));
  expect(await within(euro).findByText('No se pudo leer')).toBeInTheDocument();
  expect(screen.queryByText('Sin valor')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  server.restore();
});

test('one that nobody entered has no value', async () => {
  const { euro, server } = await cards(({ path }) => ({
    body: path.includes('tc-actual')
      ? { tc: 960, tc_euro: null, yyyymm: '202611', respaldo: true }
      : { ok: true, ...year },
  }));
  expect(await within(euro).findByText('Sin valor')).toBeInTheDocument();
  server.restore();
});
