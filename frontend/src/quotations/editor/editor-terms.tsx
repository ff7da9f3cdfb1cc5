import { typedOptions } from '../../ui/forms/typed-option.ts';
import { choiceText } from '@power/domain/kernel/choice-text';
import { isRoomDelivery, TIPOS_ENTREGA, type TipoEntrega } from '@power/domain/streams/order/sale.shared';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { MONEDAS, type Moneda, NOMBRE_TRANSPORTE, type Transporte, TRANSPORTES } from '@power/domain/quotations/parts';
import {
  Autocomplete,
  Collapse,
  Input,
  MultiSelect,
  SegmentedControl,
  TextInput,
  Textarea,
  UnstyledButton,
} from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentUser } from '../../access/current-user.ts';
import { useQueryCall } from '../../api/hooks.ts';
import { currentRate } from '../../calls/products.ts';
import { serviceConditions } from '../../calls/quotations.ts';
import { useMasterRecords } from '../../masters/use-master-options.ts';
import { usePayment } from '../../orders/payment-names.shared.ts';
import { useWarehouses } from '../../orders/warehouses.shared.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { DateField } from '../../ui/forms/date-field.tsx';
import { withDelivery } from './change-quotation.ts';
import { hasFigures, inCurrency, toldCurrency } from './in-currency.ts';
import type { TypedQuotation } from './typed-quotation.ts';
import styles from './editor.module.css';
import { Select } from '../../ui/forms/select.tsx';

interface Props {
  readonly q: TypedQuotation;
  /** The quotation as it was opened: its customer is settled. */
  readonly opened: QuotationSheet | undefined;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (q: TypedQuotation) => void;
}
type TextField = 'calle' | 'comuna' | 'region' | 'referencia_direccion' | 'contacto' | 'referencia';

/** Conditions of a quotation: those that are asked for every time in sight, the others behind a button. */
export function EditorTerms({ q, opened, errors, onChange }: Props) {
  const saved = opened !== undefined;
  const condiciones = opened?.condiciones.map(({ nombre }) => nombre) ?? [];
  const { permisos } = useCurrentUser();
  const [open, setOpen] = useState(false);
  const payment = usePayment({ condicion: q.condicion_pago, metodo: q.metodo_pago });
  const warehouses = useWarehouses(q.bodega_entrega);
  const blocks = useMasterRecords(serviceConditions);
  const put = (change: Partial<TypedQuotation>) => onChange({ ...q, ...change });
  const figures = hasFigures(q) || (opened?.productos_cotizacion.some((l) => l.valor_propuesto !== null) ?? false);
  const rate = useQueryCall(currentRate, {}, { enabled: permisos.dolares && figures, staleTime: 60_000 });
  const changeCurrency = (moneda: Moneda) => {
    if (!figures) return put({ moneda });
    onChange(inCurrency(q, moneda, rate.data!, opened));
    showToast({ tono: 'info', ...toldCurrency(moneda) });
  };
  const chosen =
    q.condiciones ??
    blocks
      .filter((b) => (saved ? condiciones.includes(String(b.nombre)) : b.por_defecto === true))
      .map((b) => String(b._id));
  const input = (field: TextField, label: string, required = false) => (
    <TextInput
      label={label}
      withAsterisk={required}
      maxLength={200}
      value={q[field]}
      onChange={(e) => put({ [field]: e.currentTarget.value })}
      error={field === 'calle' ? errors.calle : undefined}
    />
  );
  const wrong = errors.calle ?? errors.bodega_entrega;
  return (
    <>
      <div className={styles.terms}>
        {(permisos.dolares || q.moneda !== 'pesos') && (
          <Input.Wrapper label="Moneda" labelElement="div">
            <SegmentedControl
              aria-label="Moneda"
              size="xs"
              fullWidth
              disabled={figures && !rate.data}
              data={MONEDAS.map((value) => ({ value, label: choiceText(value) }))}
              value={q.moneda}
              onChange={(moneda) => changeCurrency(moneda as Moneda)}
            />
          </Input.Wrapper>
        )}
        {q.moneda !== 'pesos' && (
          <Select
            label="Transporte"
            data={TRANSPORTES.map((value) => ({ value, label: NOMBRE_TRANSPORTE[value] }))}
            value={q.transporte}
            allowDeselect={false}
            onChange={(way) => put({ transporte: way as Transporte })}
          />
        )}
        <Select
          label="Condición de Pago"
          data={payment.condiciones}
          value={q.condicion_pago || null}
          searchable
          disabled={!permisos.condicionpago}
          placeholder="La del cliente"
          onChange={(v) => put({ condicion_pago: v ?? '' })}
        />
        <DateField
          label="Válida hasta"
          value={q.validez}
          placeholder="En 15 días"
          onChange={(validez) => put({ validez })}
          error={errors.validez}
        />
        {input('referencia', 'Referencia')}
        <UnstyledButton
          className={styles.more}
          aria-expanded={open || wrong !== undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />} Entrega y condiciones
        </UnstyledButton>
      </div>
      <Collapse expanded={open || wrong !== undefined}>
        <div className={styles.terms}>
          <Select
            label="Tipo de entrega"
            data={[...TIPOS_ENTREGA]}
            value={q.tipo_entrega}
            allowDeselect={false}
            onChange={(v) => onChange(withDelivery(q, v as TipoEntrega))}
          />
          <Autocomplete
            filter={typedOptions}
            label="Bodega de entrega"
            withAsterisk
            data={warehouses}
            value={q.bodega_entrega}
            onChange={(bodega_entrega) => put({ bodega_entrega })}
            error={errors.bodega_entrega}
          />
          {!isRoomDelivery(q.tipo_entrega) && (
            <>
              {input('calle', 'Calle y número', true)}
              {input('comuna', 'Comuna', true)}
              {input('region', 'Región', true)}
              {input('referencia_direccion', 'Referencia de la dirección')}
            </>
          )}
          <Select
            label="Método de Pago"
            data={payment.metodos}
            value={q.metodo_pago || null}
            searchable
            clearable
            onChange={(v) => put({ metodo_pago: v ?? '' })}
          />
          {input('contacto', 'Contacto')}
          <MultiSelect
            filter={typedOptions}
            label="Condiciones de servicio"
            data={blocks.map((b) => ({ value: String(b._id), label: String(b.nombre) }))}
            value={[...chosen]}
            maxValues={10}
            searchable
            clearable
            onChange={(next) => put({ condiciones: next })}
          />
          <Textarea
            label="Observación"
            autosize
            minRows={1}
            maxRows={4}
            maxLength={4000}
            value={q.observacion}
            onChange={(e) => put({ observacion: e.currentTarget.value })}
          />
        </div>
      </Collapse>
    </>
  );
}
