import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { queryClient } from './api/query-client.ts';
import { resolver, theme } from './theme/theme.ts';
import { PromptHost } from './ui/dialogs/lazy-prompt-host.tsx';
import { ToastHost } from './ui/feedback/toast-host.tsx';

export const App = ({ router }: Pick<RouterProviderProps, 'router'>) => (
  <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <PromptHost />
      <ToastHost />
    </QueryClientProvider>
  </MantineProvider>
);
