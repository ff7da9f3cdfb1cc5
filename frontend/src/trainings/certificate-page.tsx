import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PublicFrame } from '../access/public-frame.shared.tsx';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { checkCertificate } from '../calls/trainings.ts';
import { formatDay } from '../ui/format/times.ts';

/** `certificado/:codigo`: whether a certificate is ours, for whoever was handed it; without code it asks for one. */
export function CertificatePage() {
  const { codigo } = useParams();
  return codigo === undefined ? <Asked /> : <Told key={codigo} codigo={codigo} />;
}

function Asked({ first = '', error }: { readonly first?: string; readonly error?: string | undefined }) {
  const navigate = useNavigate();
  const [text, setText] = useState(first);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void navigate(`/certificado/${encodeURIComponent(text.trim().toUpperCase())}`);
  };
  return (
    <PublicFrame title="Comprobar un certificado">
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label="Código"
            description="Está al pie del certificado, por ejemplo 12-3-7HK2M9QXWD."
            value={text}
            autoComplete="off"
            error={error}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth>
            Comprobar
          </Button>
        </Stack>
      </form>
    </PublicFrame>
  );
}

function Told({ codigo }: { readonly codigo: string }) {
  const { data, error } = useQueryCall(checkCertificate, { codigo });
  if (error) return <Asked first={codigo} error={messageOf(error)} />;
  if (data && !data.ok) return <Asked first={codigo} error={String((data as { mensaje?: unknown }).mensaje ?? '')} />;
  if (!data) return <PublicFrame title="Comprobando el certificado…"> </PublicFrame>;
  const { nombre, empresa, capacitacion, fecha } = data.certificado;
  return (
    <PublicFrame title="Certificado válido">
      <p role="status">
        {`${nombre}${empresa === '' ? '' : `, de ${empresa},`} asistió a «${capacitacion}» el ${formatDay(fecha)}.`}
      </p>
      <p>{`Código ${data.certificado.codigo}`}</p>
    </PublicFrame>
  );
}
