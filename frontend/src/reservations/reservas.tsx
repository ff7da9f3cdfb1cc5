import { useSearchParams } from 'react-router-dom';
import { useQueryCall } from '../api/hooks.ts';
import { useMay } from '../access/use-may.ts';
import { createReservation, reservationOrigin } from '../calls/reservations.ts';
import { Loaded } from '../dashboards/loaded.shared.tsx';
import { NotNow } from '../ui/not-now.tsx';
import { today } from '../ui/format/times.ts';
import { emptyReservation, fromOrigin, type ReservationDraft } from './reservation-draft.ts';
import { ReservationForm } from './reservation-form.tsx';

type Origin = Pick<ReservationDraft, 'cotizacion' | 'pedido'>;

function originIn(search: URLSearchParams): Origin | undefined {
  for (const name of ['pedido', 'cotizacion'] as const) {
    const number = search.get(name) ?? '';
    if (/^[1-9]\d{0,14}$/.test(number)) return { [name]: Number(number) };
  }
  return undefined;
}

function FromOrigin({ origin }: { readonly origin: Origin }) {
  const query = useQueryCall(reservationOrigin, origin);
  return (
    <Loaded query={query} title="No se pudo leer lo que se reserva">
      {(found) => <ReservationForm begin={fromOrigin(emptyReservation(today()), found, origin)} />}
    </Loaded>
  );
}

/** *Reservas*; `?pedido=15010` and `?cotizacion=812` begin with what those are of. */
export function Component() {
  const [search] = useSearchParams();
  const may = useMay();
  const origin = originIn(search);
  if (!may(createReservation)) return <NotNow />;
  return origin ? (
    <FromOrigin key={JSON.stringify(origin)} origin={origin} />
  ) : (
    <ReservationForm key="nueva" begin={emptyReservation(today())} />
  );
}
