import { Alert, Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import type { ReplyFor } from '../api/wire.ts';
import { qlikSession } from '../calls/reports.ts';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PivotPage } from './pivot/pivot-page.tsx';
import { salesSource } from './sales-source.shared.ts';
import styles from './qlik.module.css';

type Embedded = NonNullable<Extract<ReplyFor<typeof qlikSession>, { ok: true }>['embebido']>;

/** The configured app, once the person is signed in to it; where the browser lets no other site keep a session, through it. */
function Embed({ url, app, integracion, token, state }: Embedded) {
  const [signedIn, setSignedIn] = useState<boolean>();
  const of = `qlik-web-integration-id=${encodeURIComponent(integracion)}`;
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`${url}/login/jwt-session?${of}`, {
      method: 'POST',
      credentials: 'include',
      headers: { authorization: `Bearer ${token}`, 'qlik-web-integration-id': integracion },
      signal: leaving.signal,
    }).then(
      (reply) => setSignedIn(reply.ok),
      () => leaving.signal.aborted || setSignedIn(false),
    );
    return () => leaving.abort();
  }, [url, of, token, integracion]);
  const back = `${location.origin}/sistema/qlik/callback?state=${encodeURIComponent(state)}`;
  return (
    <>
      <PageHeader title="Qlik" context="La aplicación de la empresa en Qlik" />
      {signedIn === undefined && <Skeleton height={480} width="auto" mx="lg" />}
      {signedIn === true && (
        // Another origin: with its own scripts and session it reaches nothing of ours.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          className={styles.frame}
          title="Aplicación de Qlik"
          src={`${url}/single/?appid=${encodeURIComponent(app)}&${of}`}
        />
      )}
      {signedIn === false && (
        <Alert color="yellow" variant="light" title="Qlik no reconoció la sesión" mx="lg">
          Tu navegador no deja que Qlik la guarde aquí, o Qlik no responde.{' '}
          <Button
            component="a"
            size="compact-sm"
            variant="default"
            leftSection={<IconExternalLink size={14} />}
            href={`${url}/login?returnto=${encodeURIComponent(back)}&${of}`}
          >
            Entrar en Qlik y volver
          </Button>
        </Alert>
      )}
    </>
  );
}

/** `qlik`: the configured app; without one, our own report over the same lines. */
export function Component() {
  const found = useQueryCall(qlikSession, {}, { staleTime: Infinity });
  const [source] = useState(() => ({ ...salesSource(), name: 'qlik' as const, title: 'Qlik' }));
  return (
    <>
      {found.data?.ok !== true && <PageHeader title="Qlik" />}
      <Loaded query={found} height={480} title="Qlik no se pudo abrir">
        {({ embebido }) =>
          embebido ? (
            <Embed {...embebido} />
          ) : (
            <PivotPage source={source} context="Qlik no está configurado: este informe usa los mismos datos" />
          )
        }
      </Loaded>
    </>
  );
}
