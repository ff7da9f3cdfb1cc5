import { Anchor } from '@mantine/core';
import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import { Link } from 'react-router-dom';

/** The invoice whose figures a landed cost has. */
export const InvoiceNotice = ({ sheet }: { readonly sheet: LandedCostSheet }) =>
  sheet.invoice ? (
    <p>
      Sus cifras son las de la{' '}
      <Anchor component={Link} to={`/invoice-listado?invoice=${sheet.invoice}`}>
        {`Invoice N° ${sheet.invoice}`}
      </Anchor>
      .
    </p>
  ) : null;
