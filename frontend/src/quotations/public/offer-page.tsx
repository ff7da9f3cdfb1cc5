import { NOMBRE_TRANSPORTE } from '@power/domain/quotations/parts';
import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { openSharedQuotation, sharedQuotationPdf, sharedQuotationView } from '../../calls/quotations.ts';
import { isMistaken, messageOf } from '../../api/call-error.ts';
import { call, download } from '../../api/client.ts';
import { useQueryCall } from '../../api/hooks.ts';
import { PublicFrame } from '../../access/public-frame.shared.tsx';
import { fileOrTell } from '../../ui/dialogs/tell.ts';
import { formatDay } from '../../ui/format/times.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferQuestions } from './offer-questions.tsx';
import styles from './offer.module.css';

const REFRESH_MS = 30_000;

const BANNER = {
  abierta: undefined,
  expirada: 'Esta cotización expiró. Pide una actualización a quien te la envió.',
  convertida: 'Esta cotización ya es un pedido.',
} as const;

async function savePdf(token: string, number: number, imagenes: boolean): Promise<void> {
  await fileOrTell('El PDF no se pudo crear', () =>
    download(sharedQuotationPdf, { token, imagenes }, `Cotización ${number}.pdf`),
  );
}

/** A quotation as its customer reads it from a link: lines, questions, acceptance. */
export function OfferPage() {
  const { token = '' } = useParams();
  usePageTitle('Cotización');
  const query = useQueryCall(sharedQuotationView, { token }, { refetchInterval: REFRESH_MS, staleTime: 0 });
  const reply = query.data as { ok: boolean; titulo?: string; mensaje?: string } | undefined;
  const offer = query.data?.ok ? query.data.cotizacion : undefined;
  const shown = offer !== undefined;
  useEffect(() => {
    // That it is read is told once it is on the page; a preview of the link by a mail program reads nothing.
    if (shown) void call(openSharedQuotation, { token }, { commandId: crypto.randomUUID() }).catch(() => undefined);
  }, [shown, token]);
  // Half an address, as mail programs break it: the server knows no such word.
  if (isMistaken(query.error))
    return (
      <PublicFrame title="Este enlace ya no sirve">
        <p>Revisa que la dirección esté completa, o pide un enlace nuevo a tu ejecutivo.</p>
      </PublicFrame>
    );
  if (reply?.ok === false)
    return (
      <PublicFrame title={reply.titulo ?? 'Este enlace ya no sirve'}>
        <p>{reply.mensaje}</p>
      </PublicFrame>
    );
  if (!offer)
    return query.error ? (
      <PublicFrame title="La cotización no se pudo abrir">
        <p>{messageOf(query.error)}</p>
        <Button fullWidth onClick={() => void query.refetch()}>
          Reintentar
        </Button>
      </PublicFrame>
    ) : (
      <PageSkeleton />
    );
  const refresh = () => void query.refetch();
  const { ejecutivo } = offer;
  const banner = BANNER[offer.estado];
  return (
    <div className={styles.page}>
      <header className={`${styles.header} bg-night-sky`}>
        <h1>{`Cotización N° ${offer.number}`}</h1>
        <p>{`${offer.cliente} · válida hasta el ${formatDay(offer.validez)}`}</p>
      </header>
      <main className={styles.main}>
        {banner && (
          <p className={styles.banner} role="status">
            {banner}
          </p>
        )}
        <OfferLines offer={offer} />
        <dl className={styles.facts}>
          {offer.transporte !== null && (
            <div>
              <dt>Transporte</dt>
              <dd>{NOMBRE_TRANSPORTE[offer.transporte]}</dd>
            </div>
          )}
          <div>
            <dt>Condición de pago</dt>
            <dd>{offer.condicion}</dd>
          </div>
          <div>
            <dt>Entrega</dt>
            <dd>{offer.tipo_entrega}</dd>
          </div>
          {offer.referencia !== null && (
            <div>
              <dt>Referencia</dt>
              <dd>{offer.referencia}</dd>
            </div>
          )}
          {offer.observacion !== null && (
            <div>
              <dt>Observación</dt>
              <dd>{offer.observacion}</dd>
            </div>
          )}
        </dl>
        {offer.condiciones.map(({ nombre, texto }) => (
          <details key={nombre} className={styles.terms}>
            <summary>{nombre}</summary>
            <p>{texto}</p>
          </details>
        ))}
        <OfferAnswer offer={offer} token={token} onDone={refresh} />
        <OfferQuestions offer={offer} token={token} onDone={refresh} />
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" size="lg" onClick={() => void savePdf(token, offer.number, false)}>
            Descargar PDF
          </Button>
          <Button variant="default" size="lg" onClick={() => void savePdf(token, offer.number, true)}>
            PDF con imágenes
          </Button>
        </Group>
        <footer className={styles.contact}>
          <strong>{ejecutivo.nombre}</strong>
          {ejecutivo.telefono && <a href={`tel:${ejecutivo.telefono.replace(/\s/g, '')}`}>{ejecutivo.telefono}</a>}
          {ejecutivo.email && <a href={`mailto:${ejecutivo.email}`}>{ejecutivo.email}</a>}
        </footer>
      </main>
    </div>
  );
}
