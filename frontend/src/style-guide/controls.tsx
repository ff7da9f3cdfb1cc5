import {
  ActionIcon,
  Button,
  Checkbox,
  Menu,
  SegmentedControl,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconCheck, IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '../ui/forms/date-field.tsx';
import { MonthField } from '../ui/forms/month-field.tsx';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { RutInput } from '../ui/forms/rut-input.tsx';
import { TimeField } from '../ui/forms/time-field.tsx';
import { Shown, Specimen } from './specimen.tsx';

const HEIGHTS = [
  ['xs', '28, compacto'],
  ['sm', '32, normal'],
  ['md', '40, principal de un formulario'],
  ['lg', '48, para el dedo'],
] as const;
const BODEGAS = ['Casa Matriz', 'Sala de ventas', 'Tránsito'];

function Typed() {
  const [rut, setRut] = useState('76.200.100-2');
  const [amount, setAmount] = useState<number | undefined>(1234.5);
  const [day, setDay] = useState('2026-11-20');
  const [month, setMonth] = useState('202611');
  const [time, setTime] = useState('15:40');
  return (
    <>
      <Shown as="NumberInput: se escribe 1.234,5">
        <NumberInput label="Cantidad" value={amount} onChange={setAmount} />
      </Shown>
      <Shown as="RutInput: se ordena solo">
        <RutInput value={rut} onChange={setRut} />
      </Shown>
      <Shown as="DateField: escrita o del calendario">
        <DateField label="Desde" value={day} onChange={setDay} />
      </Shown>
      <Shown as="MonthField: nov 2026, 11-2026 o 202611">
        <MonthField label="Mes" value={month} onChange={setMonth} />
      </Shown>
      <Shown as="TimeField">
        <TimeField label="Hora" value={time} onChange={setTime} />
      </Shown>
      <Shown as="PasswordField: avisa si Bloq Mayús está activado">
        <PasswordField label="Contraseña" autoComplete="off" />
      </Shown>
    </>
  );
}

/** What people press and fill. */
export const Controls = () => (
  <>
    <Specimen name="Button" use="Uno principal por pantalla, con su verbo; los demás, claros.">
      <Shown as="principal">
        <Button leftSection={<IconPlus size={16} />}>Nuevo pedido</Button>
      </Shown>
      <Shown as="secundario">
        <Button variant="default">Ver al día…</Button>
      </Shown>
      <Shown as="elegido">
        <Button variant="light">Filtros 2</Button>
      </Shown>
      <Shown as="sin marco">
        <Button variant="subtle">Limpiar</Button>
      </Shown>
      <Shown as="no se deshace">
        <Button color="red" leftSection={<IconTrash size={16} />}>
          Anular Pedido
        </Button>
      </Shown>
      <Shown as="no se puede ahora">
        <Button disabled>Validar</Button>
      </Shown>
      <Shown as="en curso">
        <Button loading>Validar</Button>
      </Shown>
      {HEIGHTS.map(([size, name]) => (
        <Shown key={size} as={name}>
          <Button size={size} variant="default">
            Guardar
          </Button>
        </Shown>
      ))}
    </Specimen>
    <Specimen name="ActionIcon" use="Un ícono con nombre para quien lo escucha; nunca para la acción principal.">
      <Shown as="normal">
        <ActionIcon variant="default" aria-label="Más acciones">
          <IconDots size={16} />
        </ActionIcon>
      </Shown>
      <Shown as="sin marco">
        <ActionIcon variant="subtle" color="gray" aria-label="Opciones">
          <IconDots size={16} />
        </ActionIcon>
      </Shown>
      <Shown as="no se puede ahora">
        <ActionIcon variant="default" aria-label="Quitar" disabled>
          <IconTrash size={16} />
        </ActionIcon>
      </Shown>
    </Specimen>
    <Specimen
      name="TextInput y Select"
      use="Etiqueta arriba, error debajo al salir del campo; el foco va al primero que falta."
    >
      <Shown as="vacío">
        <TextInput label="Orden de compra" placeholder="OC-4501" />
      </Shown>
      <Shown as="escrito y exigido">
        <TextInput label="Nombre" required defaultValue="Redes Itata Ltda." />
      </Shown>
      <Shown as="con error">
        <TextInput label="Correo" defaultValue="redes@" error="Escribe un correo completo" />
      </Shown>
      <Shown as="no se puede ahora">
        <TextInput label="Código" defaultValue="DS-2CD2043" disabled />
      </Shown>
      <Shown as="de una lista">
        <Select label="Bodega" data={BODEGAS} defaultValue="Casa Matriz" />
      </Shown>
      <Shown as="varias líneas">
        <Textarea label="Comentario" rows={2} defaultValue="Entregar antes de las 18." />
      </Shown>
    </Specimen>
    <Specimen name="Campos que entienden" use="Números, RUT, días y horas como los escribe la gente.">
      <Typed />
    </Specimen>
    <Specimen name="Elecciones" use="Varias, sí o no, una de pocas.">
      <Shown as="Checkbox">
        <Checkbox label="Solo con stock" defaultChecked />
      </Shown>
      <Shown as="sin marcar">
        <Checkbox label="Facturado" />
      </Shown>
      <Shown as="Switch">
        <Switch label="Activo" defaultChecked />
      </Shown>
      <Shown as="SegmentedControl">
        <SegmentedControl size="xs" aria-label="Moneda de muestra" data={['CLP', 'USD', 'EUR']} />
      </Shown>
    </Specimen>
    <Specimen name="Menu" use="Las acciones de una fila o de un documento; la que no se deshace, al final y en rojo.">
      <Shown as="se abre con Enter">
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default">Acciones</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Pedido 15.010</Menu.Label>
            <Menu.Item leftSection={<IconCheck size={16} />}>Validar</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash size={16} />}>
              Anular
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Shown>
    </Specimen>
  </>
);
