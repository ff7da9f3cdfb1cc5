import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { Select } from '../ui/forms/select.tsx';

const KINDS = [
  { value: 'pedido', label: 'Pedido' },
  { value: 'cotizacion', label: 'Cotización' },
];

/** Begins a reservation by the number of an order or a quotation: its customer, warehouse and goods come along. */
export function OriginPicker() {
  const navigate = useNavigate();
  const [kind, setKind] = useState('pedido');
  const [number, setNumber] = useState<number>();
  const bring = () => {
    if (number !== undefined && number > 0) void navigate(`/sistema/reservas?${kind}=${number}`);
  };
  return (
    <Group gap="xs" align="end">
      <Select
        label="Viene de"
        data={KINDS}
        value={kind}
        allowDeselect={false}
        w={140}
        onChange={(chosen) => setKind(chosen ?? 'pedido')}
      />
      <NumberInput label="Número" decimals={0} value={number} onChange={setNumber} w={120} />
      <Button type="button" variant="default" disabled={!number} onClick={bring}>
        Traer
      </Button>
    </Group>
  );
}
