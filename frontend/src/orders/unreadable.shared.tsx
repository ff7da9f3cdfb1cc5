import { Button } from '@mantine/core';
import { messageOf } from '../api/call-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** An order that could not be opened: why, and another try. */
export const Unreadable = ({
  refusal,
  error,
  onRetry,
}: {
  refusal: string | undefined;
  error: unknown;
  onRetry: () => void;
}) => (
  <EmptyState
    title="El pedido no se pudo abrir"
    hint={refusal ?? messageOf(error)}
    action={
      <Button variant="default" onClick={onRetry}>
        Reintentar
      </Button>
    }
  />
);
