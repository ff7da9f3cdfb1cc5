import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import { Alert, Anchor } from '@mantine/core';
import { formatCount } from '../ui/format/numbers.ts';
import { Link } from 'react-router-dom';

const to = (id: string): string => `/sistema/cliente/${id}`;

/** Where the documents of a merged customer are; of one that stays, which customers came to it. */
export function MergedNotice({
  sheet: { unido_a, documentos_unidos, unidos = [] },
}: {
  readonly sheet: CustomerSheet;
}) {
  if (unido_a)
    return (
      <Alert mt="sm" variant="light" color="gray" title={`Unido a ${unido_a.nombre}`}>
        {documentos_unidos === 1
          ? 'Su documento es de '
          : documentos_unidos
            ? `Sus ${formatCount(documentos_unidos)} documentos son de `
            : 'Sus documentos son de '}
        <Anchor component={Link} to={to(unido_a._id)}>
          {`${unido_a.nombre} · ${unido_a.legalcode}`}
        </Anchor>
        .
      </Alert>
    );
  if (unidos.length === 0) return null;
  return (
    <Alert
      mt="sm"
      variant="light"
      color="gray"
      title={unidos.length === 1 ? 'Recibió a un cliente duplicado' : 'Recibió a clientes duplicados'}
    >
      {unidos.map(({ _id, nombre, legalcode }) => (
        <div key={_id}>
          <Anchor component={Link} to={`${to(_id)}?vista=historia`}>
            {`${nombre} · ${legalcode}`}
          </Anchor>
        </div>
      ))}
    </Alert>
  );
}
