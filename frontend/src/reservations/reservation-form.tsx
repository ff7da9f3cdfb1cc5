import { typedOptions } from '../ui/forms/typed-option.ts';
import { Autocomplete, Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCommand } from '../api/hooks.ts';
import { createReservation } from '../calls/reservations.ts';
import { ProductSearch } from '../documents/product-search/product-search.tsx';
import { CustomerSearch } from '../orders/new-order/customer-search.shared.tsx';
import { useUsualWarehouse, useWarehouses } from '../orders/warehouses.shared.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import { RefusalAlert } from '../ui/forms/form-messages.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { useFormSubmit } from '../ui/forms/use-form-submit.ts';
import { useUnsaved } from '../ui/forms/use-unsaved.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { OriginPicker } from './origin-picker.tsx';
import { ProjectField } from './project-field.tsx';
import { refreshReservations } from './refresh-reservations.ts';
import { faultsOf, type FullDraft, requestOf, type ReservationDraft, withProduct } from './reservation-draft.ts';
import { ReservationLines } from './reservation-lines.tsx';
import styles from './reservations.module.css';

const origin = ({ pedido, cotizacion }: ReservationDraft): string =>
  pedido !== undefined
    ? `Del Pedido N° ${pedido}: a lo más lo que lleva.`
    : cotizacion !== undefined
      ? `De la Cotización N° ${cotizacion}: a lo más lo que lleva.`
      : 'Retiene stock de una bodega para un cliente, hasta el día que digas.';

/** *Reservas*: a new one, empty or begun by a quotation or an order. */
export function ReservationForm({ begin }: { readonly begin: ReservationDraft }) {
  const navigate = useNavigate();
  const { run } = useCommand(createReservation);
  const usual = useUsualWarehouse();
  const [first] = useState(begin);
  const [typed, setDraft] = useState(first);
  const draft: FullDraft = { ...typed, bodega: typed.bodega ?? usual };
  const [tried, setTried] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const faults = tried ? faultsOf(draft) : {};
  const put = (change: Partial<ReservationDraft>) => setDraft({ ...typed, ...change });
  const sending = useFormSubmit<FullDraft>({
    submit: (full, options) => run({ reserva: requestOf(full) }, options),
    onDone: (reply) => {
      if (reply.mensaje) showToast({ titulo: reply.mensaje });
      refreshReservations();
      const { number } = reply as FormReply & { readonly number: number };
      unsaved.done(() => void navigate(`/sistema/reservas-listado?reserva=${number}`));
    },
  });
  const unsaved = useUnsaved(typed !== first && !sending.busy);
  const send = () => {
    setTried(true);
    if (Object.keys(faultsOf(draft)).length === 0) void sending.send(draft);
  };
  const warehouses = useWarehouses(
    draft.bodega,
    ...draft.lineas.flatMap(({ producto }) => (producto.stock ?? []).map(({ bodega }) => bodega)),
  );
  const named = draft.pedido !== undefined || draft.cotizacion !== undefined;
  return (
    <>
      {unsaved.guard}
      <PageHeader
        title="Reservas"
        context={origin(draft)}
        action={
          <Button component={Link} to="/sistema/reservas-listado" variant="default">
            Ver listado
          </Button>
        }
      />
      <form
        className={styles.form}
        noValidate
        aria-busy={sending.busy}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {sending.refusal && <RefusalAlert reply={sending.refusal} />}
        <section className={styles.card} aria-label="Reserva">
          <h2>Reserva</h2>
          {!named && <OriginPicker />}
          <div className={styles.fields}>
            <CustomerSearch
              value={draft.cliente && { ...draft.cliente, tipo_cliente: null }}
              onChange={({ _id, nombre, legalcode }) =>
                put({ cliente: { _id, nombre, legalcode }, ubicacion: undefined })
              }
              onPicked={() => search.current?.focus()}
              error={faults.cliente}
            />
            <ProjectField
              cliente={draft.cliente?._id}
              value={draft.ubicacion}
              onChange={(ubicacion) => put({ ubicacion })}
            />
            <Autocomplete
              filter={typedOptions}
              label="Bodega"
              withAsterisk
              data={warehouses}
              value={draft.bodega}
              onChange={(bodega) => put({ bodega })}
              error={faults.bodega}
            />
            <DateField
              label="Vence"
              description="Último día en que retiene el stock"
              withAsterisk
              value={draft.vence}
              onChange={(vence) => put({ vence: vence ?? '' })}
              error={faults.vence}
            />
            <Textarea
              label="Motivo"
              withAsterisk
              autosize
              minRows={1}
              maxLength={4000}
              value={draft.motivo}
              onChange={(event) => put({ motivo: event.currentTarget.value })}
              error={faults.motivo}
            />
          </div>
        </section>
        <section className={styles.card} aria-label="Productos">
          <h2>Productos</h2>
          {!named && (
            <ProductSearch
              input={search}
              bodega={draft.bodega}
              tipo={null}
              place="la reserva"
              first={false}
              error={faults.lineas}
              left=""
              onLines={() => undefined}
              onPick={(product, units) => setDraft(withProduct(typed, product, units))}
            />
          )}
          <ReservationLines
            bodega={draft.bodega}
            lines={draft.lineas}
            errors={faults}
            onLines={(lineas) => put({ lineas })}
            onDone={() => search.current?.focus()}
          />
        </section>
        <div className={styles.foot}>
          <Button type="submit" size="md" loading={sending.busy}>
            Reservar
          </Button>
        </div>
      </form>
    </>
  );
}
