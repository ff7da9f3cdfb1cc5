import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { resolver, theme } from '../theme/theme.ts';
import { PromptHost } from '../ui/dialogs/prompt-host.tsx';
import { ToastHost } from '../ui/feedback/toast-host.tsx';

/** Renders below the providers of the app; for component tests. `env="test"` leaves out transitions. */
export const renderApp = (ui: ReactNode): RenderResult =>
  render(
    <MantineProvider theme={theme} cssVariablesResolver={resolver} env="test">
      <QueryClientProvider client={queryClient}>
        {ui}
        <PromptHost />
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>,
  );
