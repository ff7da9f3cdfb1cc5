import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCommand } from '../api/hooks.ts';
import { createCase } from '../calls/service.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { RefusalAlert } from '../ui/forms/form-messages.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { useFormSubmit } from '../ui/forms/use-form-submit.ts';
import { useUnsaved } from '../ui/forms/use-unsaved.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { type CaseDraft, EMPTY_CASE, faultsOf, requestOf, withItem, withoutItem, withSale } from './case-draft.ts';
import { CaseItemCard } from './case-item.tsx';
import { refreshCases } from './case-commands.ts';
import { SaleFinder } from './sale-finder.tsx';
import styles from './service.module.css';

/** *Nuevo RMA*: products are scanned, or taken from an order, and each says what it fails of. */
export function CaseForm() {
  const navigate = useNavigate();
  const { run } = useCommand(createCase);
  const [draft, setDraft] = useState(EMPTY_CASE);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = tried ? faultsOf(draft) : {};
  const sending = useFormSubmit<CaseDraft>({
    submit: (full, options) => run({ rma: requestOf(full) }, options),
    onDone: (reply) => {
      if (reply.mensaje) showToast({ titulo: reply.mensaje });
      refreshCases();
      const { number } = reply as FormReply & { readonly number: number };
      unsaved.done(() => void navigate(`/sistema/rma?rma=${number}`));
    },
  });
  const unsaved = useUnsaved(draft !== EMPTY_CASE && !sending.busy);
  const send = () => {
    setTried(true);
    if (Object.keys(faultsOf(draft)).length === 0) return void sending.send(draft);
    setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
  };
  const cliente = draft.items[0]?.venta.cliente;
  return (
    <>
      {unsaved.guard}
      <PageHeader
        title="Nuevo RMA"
        context="Escanea la serie: aparecen su venta, cliente, factura, garantía y casos anteriores."
        action={
          <Button component={Link} to="/sistema/rma" variant="default">
            Ver listado
          </Button>
        }
      />
      <div className={styles.form}>
        <SaleFinder draft={draft} error={faults.items} onAdd={(venta) => setDraft((now) => withSale(now, venta))} />
        <form
          ref={form}
          className={styles.items}
          noValidate
          aria-busy={sending.busy}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {sending.refusal && <RefusalAlert reply={sending.refusal} />}
          {cliente && <p className={styles.client}>{`Cliente: ${cliente.nombre}`}</p>}
          {draft.items.map((item) => (
            <CaseItemCard
              key={item.key}
              item={item}
              faults={faults}
              onChange={(changed) => setDraft((now) => withItem(now, changed))}
              onRemove={() => setDraft((now) => withoutItem(now, item.key))}
            />
          ))}
          <section className={styles.card} aria-label="Observación">
            <Textarea
              label="Observación"
              description="Lo que vale para todo el caso: cómo llega, a quién avisar."
              autosize
              minRows={2}
              maxLength={2000}
              value={draft.observacion}
              onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, observacion: value }))}
            />
          </section>
          <div className={styles.foot}>
            <Button type="submit" size="md" loading={sending.busy}>
              Crear RMA
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}
