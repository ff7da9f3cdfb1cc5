import { typedOptions } from '../ui/forms/typed-option.ts';
import { TIPOS_CLIENTE } from '@power/domain/customers/tipos.shared';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { Button, Modal, MultiSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { serverNow } from '../api/server-time.ts';
import { sendingAudience, sendMassNotification } from '../calls/notifications.ts';
import { brands } from '../calls/settings.ts';
import { useMasterOptions } from '../masters/use-master-options.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { FormFoot } from '../ui/forms/form-foot.tsx';
import { useUnsaved } from '../ui/forms/use-unsaved.tsx';
import { tell } from '../ui/dialogs/tell.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import { TimeField } from '../ui/forms/time-field.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { PhonePreview } from './phone-preview.tsx';
import { EMPTY, readForm, segmentOf, type SendingForm } from './sending-form.ts';
import styles from './sending.module.css';

export const LIST = 'notificaciones-app';
const people = (n: number): string => (n === 1 ? '1 persona' : `${formatCount(n)} personas`);

/** Writes a mass notification: what it says as a phone shows it, whom it reaches, and when; sent once it was confirmed. */
export function SendingDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const [form, setForm] = useState<SendingForm>({ ...EMPTY, fecha: today() });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const { run } = useCommand(sendMassNotification);
  const marcas = useMasterOptions(brands, 'nombre', 'nombre');
  const segment = JSON.stringify(segmentOf(form));
  const [asked] = useDebouncedValue(segment, 300);
  const audience = useQueryCall(sendingAudience, { segmento: JSON.parse(asked) }, { keepPrevious: true });
  // How many it reaches is asked before it is sent: that of another segment, or of none, is no answer.
  const reached = asked === segment && !audience.isPlaceholderData ? audience.data?.personas : undefined;
  const change = (more: Partial<SendingForm>) => setForm((old) => ({ ...old, ...more }));
  const text = (name: keyof SendingForm, label: string, required = false) => ({
    label,
    value: form[name] as string,
    error: errors[name],
    withAsterisk: required,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const unsaved = useUnsaved(JSON.stringify({ ...form, fecha: '' }) !== JSON.stringify(EMPTY));
  const send = async () => {
    const read = readForm(form, new Date(serverNow()).toISOString());
    setErrors(read.errors ?? {});
    if (read.errors) return;
    const when =
      form.cuando === 'ahora' ? 'ahora' : `el ${form.fecha.split('-').toReversed().join('-')} a las ${form.hora}`;
    const sure = await confirm({
      titulo: `Enviar a ${people(reached ?? 0)}`,
      texto: `«${read.request.titulo}» sale ${when}. Hasta que comience se puede cancelar.`,
      boton: form.cuando === 'ahora' ? 'Enviar notificación' : 'Programar notificación',
    });
    if (!sure) return;
    setBusy(true);
    const done = await tell('La notificación no se envió', () => run(read.request));
    setBusy(false);
    refreshList(LIST);
    if (done) unsaved.done(onClose);
  };
  const close = async () => {
    if (!busy) await unsaved.leave(onClose);
  };
  return (
    <Modal
      opened
      onClose={() => void close()}
      title="Nueva notificación"
      size={SHEET.history}
      closeOnClickOutside={false}
    >
      {unsaved.guard}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <div className={styles.two}>
            <TextInput {...text('tipo', 'Tipo')} description="Oferta, novedad, aviso" maxLength={60} />
            <TextInput {...text('link', 'Link')} description="Pantalla o dirección https" maxLength={190} />
          </div>
          <TextInput {...text('titulo', 'Título', true)} maxLength={120} data-autofocus />
          <TextInput {...text('subtitulo', 'Subtítulo')} maxLength={150} />
          <TextInput {...text('bajada', 'Bajada')} maxLength={300} />
          <Textarea {...text('contenido', 'Contenido', true)} autosize minRows={3} maxLength={900} />
          <div className={styles.two}>
            <TextInput {...text('producto', 'Producto')} maxLength={120} />
            <TextInput {...text('marca', 'Marca')} maxLength={80} />
          </div>
          <MultiSelect
            filter={typedOptions}
            label="Perfiles"
            description="Sin ninguno, todos."
            data={[...PERFILES]}
            value={form.perfiles}
            onChange={(perfiles) => change({ perfiles: perfiles as SendingForm['perfiles'] })}
            searchable
            clearable
          />
          <div className={styles.two}>
            <MultiSelect
              filter={typedOptions}
              label="Tipo de cliente"
              description="Del cliente al que está vinculada la persona."
              data={[...TIPOS_CLIENTE]}
              value={form.tipos_cliente}
              onChange={(tipos) => change({ tipos_cliente: tipos as SendingForm['tipos_cliente'] })}
              clearable
            />
            <MultiSelect
              filter={typedOptions}
              label="Marca comprada"
              description="Su cliente pidió alguna de estas marcas."
              data={[...marcas]}
              value={form.marcas}
              onChange={(chosen) => change({ marcas: chosen })}
              searchable
              clearable
            />
          </div>
          <SegmentedControl
            aria-label="Cuándo"
            data={[
              { value: 'ahora', label: 'Ahora' },
              { value: 'programada', label: 'Programar' },
            ]}
            value={form.cuando}
            onChange={(cuando) => change({ cuando: cuando as SendingForm['cuando'] })}
          />
          {form.cuando === 'programada' && (
            <div className={styles.two}>
              <DateField
                label="Fecha"
                withAsterisk
                min={today()}
                value={form.fecha}
                onChange={(fecha) => change({ fecha })}
                error={errors.fecha}
              />
              <TimeField
                label="Hora de Santiago"
                withAsterisk
                value={form.hora}
                onChange={(hora) => change({ hora })}
                error={errors.hora}
              />
            </div>
          )}
        </div>
        <div>
          <PhonePreview mensaje={form} />
          <p className={styles.count} role="status">
            {reached !== undefined
              ? `Llega a la campana de ${people(reached)}, y al navegador de quienes aceptaron avisos.`
              : audience.error
                ? `No se pudo contar a quiénes llega: ${messageOf(audience.error)}.`
                : 'Contando a quiénes llega…'}
          </p>
        </div>
      </div>
      <FormFoot>
        <Button variant="default" disabled={busy} onClick={() => void close()}>
          Descartar
        </Button>
        <Button loading={busy} disabled={!reached} onClick={() => void send()}>
          {form.cuando === 'ahora' ? 'Enviar' : 'Programar'}
        </Button>
      </FormFoot>
    </Modal>
  );
}
