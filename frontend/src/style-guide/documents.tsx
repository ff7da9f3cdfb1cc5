import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { MomentButton } from '../ui/clock/moment-button.tsx';
import { DetailDialog } from '../ui/dialogs/detail-dialog.tsx';
import { Facts } from '../ui/dialogs/facts.tsx';
import { HistoryDrawer, type HistoryStep, HistoryStepList } from '../ui/dialogs/history-drawer.tsx';
import { Totals } from '../ui/dialogs/totals.tsx';
import { AsOf } from '../ui/format/as-of.ts';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { When } from '../ui/format/when.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { ErrorSummary, RefusalAlert } from '../ui/forms/form-messages.tsx';
import { StaleAlert } from '../ui/forms/stale-alert.tsx';
import { Shown, Specimen } from './specimen.tsx';

const nothing = () => undefined;
const [EARLIER, LATER] = ['2025-01-15T17:35:00.000Z', '2025-01-15T18:40:00.000Z'];
const STEPS: readonly HistoryStep[] = [
  { id: 'a', etiqueta: 'Pedido creado', fecha: EARLIER, nombre: 'Rodrigo Fuentes', perfil: 'Ejecutivo de Ventas' },
  {
    id: 'b',
    etiqueta: 'Pedido validado',
    fecha: LATER,
    nombre: 'Marcela Ortiz',
    perfil: 'Cobrador',
    comentario: 'Conforme, con orden de compra.',
  },
];
const STALE = {
  ok: false,
  titulo: 'El documento cambió',
  mensaje: 'Marcela Ortiz cambió este documento mientras lo editabas. Revisa qué cambió.',
  version: 3,
  cambios: [
    {
      etiqueta: 'Pedido editado',
      usuario: 'Marcela Ortiz',
      at: LATER,
      campos: [{ campo: 'orden_compra', antes: 'OC-4500', despues: 'OC-4501' }],
    },
  ],
};
const REFUSED = { ok: false, titulo: 'El pedido no se validó', mensaje: 'Faltan 3 unidades de DS-2CD2043.' };
const asked = z.object({ nombre: z.string().min(1) });

function Dialogs() {
  const [open, setOpen] = useState<'formulario' | 'documento' | 'historia'>();
  const onClose = () => setOpen(undefined);
  return (
    <>
      {(['formulario', 'documento', 'historia'] as const).map((which) => (
        <Shown key={which} as={which}>
          <Button variant="default" onClick={() => setOpen(which)}>
            Mostrar
          </Button>
        </Shown>
      ))}
      {open === 'formulario' && (
        <FormDialog
          title="Nueva marca"
          schema={asked}
          defaultValues={{ nombre: '' }}
          submitLabel="Crear marca"
          submit={() => Promise.resolve({ ok: true, mensaje: 'Es una muestra: nada se guardó' })}
          onClose={onClose}
        >
          {({ register, formState }) => (
            <TextInput
              label="Nombre"
              required
              data-autofocus
              error={formState.errors.nombre?.message}
              {...register('nombre')}
            />
          )}
        </FormDialog>
      )}
      {open === 'documento' && (
        <DetailDialog
          title="Resumen Pedido N° 15010"
          facts={<Facts of={[['Cliente', 'Redes Itata Ltda.']]} />}
          totals={<Totals neto={100_000} iva={19_000} total={119_000} />}
          onClose={onClose}
        >
          Líneas
        </DetailDialog>
      )}
      {open === 'historia' && (
        <HistoryDrawer
          title="Historia del Pedido N° 15010"
          steps={STEPS}
          pagina={0}
          total={STEPS.length}
          verificado
          step={1}
          onStep={nothing}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** What documents and forms say, and how they tell time. */
export const Documents = () => (
  <>
    <Specimen
      name="FormDialog, DetailDialog e HistoryDrawer"
      use="Se escribe, se lee, se recorre; nunca uno sobre otro."
    >
      <Dialogs />
    </Specimen>
    <Specimen
      name="HistoryStepList"
      use="Qué pasó con un documento, quién y cuándo; cada paso lleva a cómo era entonces."
    >
      <Shown as="el segundo, elegido" wide>
        <HistoryStepList steps={STEPS} chosen={1} valueName={undefined} onChoose={nothing} />
      </Shown>
    </Specimen>
    <Specimen
      name="ErrorSummary y RefusalAlert"
      use="Lo que falta, con el camino a cada campo; y por qué el servidor dijo que no."
    >
      <Shown as="dos datos por revisar" wide>
        <ErrorSummary
          errors={{
            nombre: { type: 'required', message: EMPTY_FIELD },
            correo: { type: 'required', message: 'Escribe un correo completo' },
          }}
          labels={{ nombre: 'Nombre', correo: 'Correo' }}
          focus={nothing}
        />
      </Shown>
      <Shown as="rechazado" wide>
        <RefusalAlert reply={REFUSED} />
      </Shown>
    </Specimen>
    <Specimen name="StaleAlert" use="Alguien cambió el documento: qué y quién; lo escrito no se pierde.">
      <Shown as="con dos caminos" wide>
        <StaleAlert reply={STALE} onApply={nothing} onNewer={nothing} busy={false} />
      </Shown>
    </Specimen>
    <Specimen name="When, ElapsedTime y MomentButton" use="Cuándo, hace cuánto y a qué hora se mira.">
      <Shown as="When">
        <When value={LATER} />
      </Shown>
      <Shown as="no se sabe">
        <When value={null} />
      </Shown>
      <AsOf value={LATER}>
        <Shown as="ElapsedTime">
          <ElapsedTime since={EARLIER} variant="words" />
        </Shown>
        <Shown as="en una pantalla de muro">
          <ElapsedTime since={EARLIER} variant="clock" />
        </Shown>
      </AsOf>
      <Shown as="MomentButton">
        <MomentButton label="Desde" at={EARLIER} onChange={nothing} />
      </Shown>
      <Shown as="ahora">
        <MomentButton label="Hasta" at="" onChange={nothing} />
      </Shown>
    </Specimen>
  </>
);
