import { typedOptions } from '../../ui/forms/typed-option.ts';
import { isRoomDelivery, TIPOS_ENTREGA, type TipoEntrega } from '@power/domain/streams/order/parts';
import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { useCurrentUser } from '../../access/current-user.ts';
import { LABELS } from '../header-form.ts';
import { usePayment } from '../payment-names.shared.ts';
import { useWarehouses } from '../warehouses.shared.ts';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { formatCount, formatMoney } from '../../ui/format/numbers.ts';
import { withDelivery } from './change-draft.ts';
import { amounts } from './check-draft.ts';
import type { Draft } from './draft.ts';
import styles from './new-order.module.css';
import { Select } from '../../ui/forms/select.tsx';

interface Props {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: Draft) => void;
}
type TextField = 'calle' | 'comuna' | 'region' | 'referencia' | 'orden_compra';

/** What the customer has, and, once some are used, what is left to pay. */
function pointsLeft(draft: Draft): string {
  const has = `Tiene ${formatCount(draft.cliente?.puntos)}.`;
  return draft.puntos ? `${has} Quedan ${formatMoney(amounts(draft).total - draft.puntos)} por pagar.` : has;
}

/** How the customer pays and how the goods get there. */
export function DraftTerms({ draft, errors, onChange }: Props) {
  const { permisos } = useCurrentUser();
  const payment = usePayment({ condicion: draft.condicion_pago, metodo: draft.metodo_pago });
  const warehouses = useWarehouses(
    draft.bodega_entrega,
    ...draft.lineas.flatMap((line) => line.producto.stock.map((s) => s.bodega)),
  );
  const put = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const input = (field: TextField, required = false) => (
    <TextInput
      label={LABELS[field]}
      withAsterisk={required}
      maxLength={200}
      value={draft[field]}
      onChange={(e) => put({ [field]: e.currentTarget.value })}
      error={field === 'calle' ? errors.calle : undefined}
    />
  );
  return (
    <div className={styles.terms}>
      <Select
        label={LABELS.tipo_entrega}
        data={[...TIPOS_ENTREGA]}
        value={draft.tipo_entrega}
        allowDeselect={false}
        onChange={(v) => onChange(withDelivery(draft, v as TipoEntrega))}
      />
      <Autocomplete
        filter={typedOptions}
        label={LABELS.bodega_entrega}
        withAsterisk
        data={warehouses}
        value={draft.bodega_entrega}
        onChange={(bodega_entrega) => put({ bodega_entrega })}
        error={errors.bodega_entrega}
      />
      <Select
        label={LABELS.condicion_pago}
        data={payment.condiciones}
        value={draft.condicion_pago || null}
        searchable
        disabled={!permisos.condicionpago}
        placeholder="La del cliente"
        onChange={(v) => put({ condicion_pago: v ?? '' })}
      />
      {!isRoomDelivery(draft.tipo_entrega) && (
        <>
          {input('calle', true)}
          {input('comuna', true)}
          {input('region', true)}
          {input('referencia')}
        </>
      )}
      <Select
        label={LABELS.metodo_pago}
        data={payment.metodos}
        value={draft.metodo_pago || null}
        searchable
        clearable
        onChange={(v) => put({ metodo_pago: v ?? '' })}
      />
      {input('orden_compra')}
      {(draft.cliente?.puntos ?? 0) > 0 && (
        <NumberInput
          label="Pesos Mobile"
          decimals={0}
          value={draft.puntos}
          placeholder="0"
          description={pointsLeft(draft)}
          error={errors.puntos}
          onChange={(puntos) => put({ puntos })}
        />
      )}
      <Textarea
        label={LABELS.observacion}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={4000}
        value={draft.observacion}
        onChange={(e) => put({ observacion: e.currentTarget.value })}
      />
    </div>
  );
}
