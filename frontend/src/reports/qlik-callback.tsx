import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { qlikReturn } from '../calls/reports.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** What came back is read once and taken out of the address: neither the history nor another page ever sees it. */
function takeState(): string {
  const state = new URLSearchParams(location.search).get('state') ?? '';
  history.replaceState(history.state, '', location.pathname);
  return state.slice(0, 500);
}

/** `qlik/callback`: the way back from Qlik; on to the app when this session set out for it. */
export function Component() {
  const [state] = useState(takeState);
  const found = useQueryCall(qlikReturn, { state }, { staleTime: Infinity });
  if (found.data?.ok) return <Navigate to="/sistema/qlik" replace />;
  if (found.isLoading) return <Skeleton height={240} width="auto" m="lg" />;
  const said = found.error
    ? messageOf(found.error)
    : String((found.data as { mensaje?: unknown } | undefined)?.mensaje);
  return (
    <EmptyState
      page
      title="El regreso desde Qlik no es válido"
      hint={said}
      action={
        <Button component={Link} to="/sistema/qlik">
          Abrir Qlik
        </Button>
      }
    />
  );
}
