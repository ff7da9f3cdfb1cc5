import { Alert, Button } from '@mantine/core';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { useUsualWarehouse } from '../orders/warehouses.shared.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { editorOf } from './editor-address.ts';
import { afterSave, numbered } from './editor/change-quotation.ts';
import { EditorCompany } from './editor/editor-company.tsx';
import { RECOVERED, same, surely } from './editor/editor-words.ts';
import { writeLocalDraft } from './editor/local-draft.ts';
import { QuotationEditor } from './editor/quotation-editor.tsx';
import { emptyQuotation, hasContent, type TypedQuotation } from './editor/typed-quotation.ts';
import { useTypedQuotation } from './editor/use-typed-quotation.ts';
import { refreshQuotations } from './refresh-quotations.ts';

const contextOf = ({ copia_de, rma }: TypedQuotation): string => {
  if (copia_de !== null) return `Copia de la Cotización N° ${copia_de}, con precios de hoy`;
  return rma === undefined ? 'Cliente, productos, condiciones' : `Reparación del RMA N° ${rma}`;
};

/** With what a new quotation begins where it is not blank. */
export interface Beginning {
  readonly begin: () => TypedQuotation;
  /** Whether what is typed is this one. */
  readonly is: (q: TypedQuotation) => boolean;
  /** Takes the place of something else that was not saved. */
  readonly replace: string;
  readonly context: string;
  /** Above the lines: what is not there. */
  readonly notices?: readonly string[];
}

/** A quotation that is not saved yet; a copy begins with the lines of another, a repair with those of its case. */
export function NewQuotation({ from }: { readonly from: Beginning | undefined }) {
  const usual = useUsualWarehouse();
  const navigate = useNavigate();
  const begin = (): TypedQuotation => from?.begin() ?? emptyQuotation('');
  const draft = useTypedQuotation(undefined, 0, begin, from === undefined);
  const { change, settle, recovered } = draft;
  const q = draft.q.bodega_entrega === '' ? { ...draft.q, bodega_entrega: usual } : draft.q;
  const { _id: user } = useCurrentUser();
  const typed = useRef(q);
  typed.current = q;
  const begun = from !== undefined && !from.is(q);
  const beginAnew = () => settle(begin, 0);
  const discard = async () => {
    if (!(await surely())) return;
    beginAnew();
  };
  return (
    <QuotationEditor
      q={q}
      onChange={change}
      begun={draft.adopted}
      company={
        <>
          {from && from.is(q) && (from.notices ?? []).length > 0 && (
            <Alert color="yellow" variant="light" title="Revisa las líneas propuestas">
              {from.notices!.join(' ')}
            </Alert>
          )}
          <EditorCompany draft={draft} />
        </>
      }
      opened={undefined}
      onSent={draft.keepSent}
      onSaved={(number, sent, send) => {
        // What was typed after it was sent goes on over what was saved.
        const left = typed.current;
        if (!same(left, sent)) writeLocalDraft(user, number, { q: afterSave(left, sent, numbered(sent)), version: 0 });
        settle(() => emptyQuotation(''), 0);
        refreshQuotations();
        void navigate(editorOf(number), { replace: true, ...(send && { state: { enviar: true } }) });
      }}
      header={(actions) => (
        <PageHeader
          title="Nueva cotización"
          context={
            begun ? (
              <>
                Tenías una cotización sin guardar.{' '}
                <Button size="compact-xs" variant="default" onClick={beginAnew}>
                  {from.replace}
                </Button>
              </>
            ) : recovered ? (
              RECOVERED
            ) : (
              (from?.context ?? contextOf(q))
            )
          }
          action={
            <>
              {hasContent(q) && (
                <Button variant="subtle" color="red" onClick={() => void discard()}>
                  Descartar
                </Button>
              )}
              {actions}
            </>
          }
        />
      )}
    />
  );
}
