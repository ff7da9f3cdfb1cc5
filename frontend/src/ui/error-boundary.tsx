import { Button, Group } from '@mantine/core';
import { IconPlugConnectedX, IconMoodSad } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { isOffline } from '../api/call-error.ts';
import { EmptyState } from './empty-state.tsx';

interface Props {
  readonly children: ReactNode;
  /** Changes when the person goes elsewhere: clears the error. */
  readonly resetKey?: string;
}

/** A screen failed: what happened, another try, a way back. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const offline = isOffline(error);
  const stale = error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
  const retry = stale ? () => location.reload() : onRetry;
  return (
    <EmptyState
      page
      icon={offline ? <IconPlugConnectedX size={32} stroke={1.5} /> : <IconMoodSad size={32} stroke={1.5} />}
      title={
        offline
          ? 'Sin conexión con el servidor'
          : stale
            ? 'Hay una versión nueva del sistema'
            : 'Esta pantalla tuvo un problema'
      }
      hint={
        offline
          ? 'Se reintenta sola en cuanto vuelva la conexión.'
          : stale
            ? 'Vuelve a cargar para seguir.'
            : 'Lo demás sigue funcionando. Inténtalo otra vez o vuelve atrás.'
      }
      action={
        <Group gap="sm">
          <Button variant="default" onClick={() => history.back()}>
            Volver
          </Button>
          <Button onClick={retry}>{stale ? 'Cargar de nuevo' : 'Reintentar'}</Button>
        </Group>
      }
    />
  );
}

export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <Failure error={this.state.error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
