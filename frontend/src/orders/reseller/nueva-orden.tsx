import { code, state, text } from '@power/domain/kernel/field';
import { asked } from '@power/domain/kernel/master-row';
import { TIPOS_ENTREGA } from '@power/domain/streams/order/sale.shared';
import { totalsOf } from '@power/domain/kernel/money';
import { Alert, Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../../access/use-may.ts';
import { useCommand, useQueryCall } from '../../api/hooks.ts';
import { createResellerOrder, resellerCompany } from '../../calls/orders.ts';
import { DocumentForm } from '../../documents/form/document-form.tsx';
import { unitsError } from '../../documents/line-handlers.ts';
import type { Written } from '../../documents/form/document-draft.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { formatMoney } from '../../ui/format/numbers.ts';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { NotNow } from '../../ui/not-now.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { refreshOrders } from '../refresh-orders.shared.ts';
import { CatalogueSearch } from './catalogue-search.tsx';
import { netOf, type OrderedLine, orderedColumns } from './ordered-lines.tsx';

const LIST = '/sistema/ordenes-de-compra';
const fields = {
  tipo_entrega: asked(state('Tipo de entrega', TIPOS_ENTREGA)),
  bodega_entrega: asked(code('Bodega'), { max: 20, reference: { master: 'warehouse', field: 'codigo' } }),
  direccion: asked(code('Dirección de despacho'), {
    required: false,
    help: 'Para despacho o courier; las de tu empresa',
    reference: { master: 'customer', field: 'direcciones' },
  }),
  orden_compra: asked(text('Tu N° de orden de compra'), { required: false, max: 200 }),
  observacion: asked(text('Observación'), { required: false, max: 1000, lines: 2 }),
};

type Company = Extract<NonNullable<ReturnType<typeof useCompany>['data']>, { readonly ok: true }>;
const useCompany = () => useQueryCall(resellerCompany, {});

/** What is sent of what was written. */
function requestOf({ header, lines }: Written<OrderedLine>, { direcciones }: Company) {
  const { direccion, orden_compra, observacion, ...rest } = header as Readonly<Record<string, string | null>>;
  const { nombre: _, ...address } = direcciones[direccion ? Number(direccion) : -1] ?? { nombre: '' };
  return {
    ...rest,
    ...(direccion && { direccion_despacho: address }),
    ...(orden_compra && { orden_compra }),
    ...(observacion && { observacion }),
    productos_pedido: lines.map(({ producto, cantidad }) => ({ producto: producto._id, cantidad: cantidad! })),
  } as never;
}

function Totals({ lines }: { readonly lines: readonly OrderedLine[] }) {
  const { neto, iva, total } = totalsOf(netOf(lines));
  return (
    <span>
      Neto {formatMoney(neto)} · IVA (19%) {formatMoney(iva)} · <strong>Total {formatMoney(total)}</strong>
    </span>
  );
}

function OrderForm({ company }: { readonly company: Company }) {
  const navigate = useNavigate();
  const { run } = useCommand(createResellerOrder);
  // Where only the comuna is known nothing can be taken to.
  const addresses = company.direcciones.flatMap(({ nombre, calle, comuna }, n) =>
    calle === '' ? [] : [{ value: String(n), label: [nombre, calle, comuna].filter(Boolean).join(', ') }],
  );
  const options = {
    bodega_entrega: company.bodegas.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
    direccion: addresses,
  };
  return (
    <DocumentForm<OrderedLine>
      title="Nueva orden de compra"
      context={`Para ${company.nombre}, a su precio de lista y con su condición de pago: ${company.condicion}.`}
      action={
        <Button component={Link} to={LIST} variant="default">
          Ver listado
        </Button>
      }
      draft="orden-reseller"
      place="la orden"
      fields={fields}
      options={options}
      initial={{
        header: {
          tipo_entrega: addresses.length > 0 ? 'DESPACHO' : 'RETIRO EN SALA',
          bodega_entrega: company.bodegas[0]?.codigo ?? '',
          direccion: addresses[0]?.value ?? '',
          orden_compra: '',
          observacion: '',
        },
        lines: [],
      }}
      columns={orderedColumns}
      lineError={unitsError}
      search={(slot) => <CatalogueSearch {...slot} />}
      totals={(lines) => <Totals lines={lines} />}
      primary={{
        label: 'Enviar orden',
        send: (written) => run({ pedido: requestOf(written, company) }),
      }}
      onDone={(reply) => {
        if (reply.mensaje) showToast({ titulo: reply.mensaje });
        refreshOrders();
        void navigate(`${LIST}?pedido=${(reply as FormReply & { readonly number: number }).number}`);
      }}
    />
  );
}

function NewOrder() {
  const { data, refetch, isError } = useCompany();
  if (data && data.ok) return <OrderForm company={data as Company} />;
  if (data || isError)
    return (
      <Alert color="red" variant="light" title="No se puede hacer una orden" role="alert" m="lg">
        {data && 'mensaje' in data ? String(data.mensaje) : 'No hubo respuesta del servidor.'}{' '}
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </Alert>
    );
  return <PageSkeleton />;
}

/** `ordenes-de-compra/nueva`: what a reseller asks the company for. */
export function Component() {
  return useMay()(createResellerOrder) ? <NewOrder /> : <NotNow />;
}
