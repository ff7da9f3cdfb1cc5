import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useMay } from '../access/use-may.ts';
import { useCommand } from '../api/hooks.ts';
import { createIntegrator } from '../calls/integrators.ts';
import { CaptureForm } from '../documents/form/capture-form.tsx';
import { CustomerSearch } from '../orders/new-order/customer-search.shared.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { NotNow } from '../ui/not-now.tsx';
import { refreshIntegrators, showKey } from './integrator-commands.ts';
import { IntegratorFields, KEY_LABELS, keySchema } from './integrator-fields.tsx';
import styles from './integrators.module.css';

const schema = keySchema.extend({ cliente: z.string().min(1, 'Elige el cliente') });
type Values = z.infer<typeof schema>;

function NewKey() {
  const navigate = useNavigate();
  const { run } = useCommand(createIntegrator);
  const [cliente, setCliente] = useState<{ readonly nombre: string; readonly legalcode: string } | null>(null);
  return (
    <CaptureForm<Values, Values>
      title="Crear API Cliente"
      context="La clave con que el programa de un cliente entra en su nombre. Se muestra una sola vez."
      list={{ to: '/sistema/api-clientes-listar', label: 'Ver listado' }}
      schema={schema}
      labels={{ cliente: 'Cliente', ...KEY_LABELS }}
      values={{ cliente: '', nombre: '', alcances: ['stock'], ips: [], por_minuto: 60, por_dia: 10_000 }}
      submitLabel="Crear clave"
      guarded
      submit={(integrador, options) => run({ integrador }, options)}
      onSaved={(reply) => {
        refreshIntegrators();
        const { number, clave } = reply as FormReply & { readonly number: number; readonly clave: string };
        void showKey(`Clave API N° ${number}`, clave).then(() =>
          navigate(`/sistema/api-clientes-listar?clave=${number}`),
        );
      }}
    >
      {({ control, setValue, setFocus, formState: { errors } }) => (
        <section className={styles.card} aria-label="Clave">
          <CustomerSearch
            value={cliente && { ...cliente, tipo_cliente: null }}
            onChange={({ _id, nombre, legalcode }) => {
              setCliente({ nombre, legalcode });
              setValue('cliente', _id, { shouldDirty: true, shouldValidate: true });
            }}
            onPicked={() => setFocus('nombre')}
            error={errors.cliente?.message}
          />
          <IntegratorFields control={control as never} />
        </section>
      )}
    </CaptureForm>
  );
}

/** *Crear API Cliente*. */
export function Component() {
  return useMay()(createIntegrator) ? <NewKey /> : <NotNow />;
}
