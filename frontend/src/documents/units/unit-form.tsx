import type { AnySheet, HeaderFields } from '@power/domain/inventory/units/unit-types.shared';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../access/current-user.ts';
import { useCommand } from '../../api/hooks.ts';
import { emptyField } from '../../masters/empty-field.ts';
import type { Options } from '../../masters/types.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { formatCount } from '../../ui/format/numbers.ts';
import { useOpened } from '../../ui/forms/use-opened.ts';
import type { Written } from '../form/document-draft.ts';
import { DocumentForm, type DocumentFormProps } from '../form/document-form.tsx';
import { EditedDocument } from '../form/edited-document.tsx';
import { typedUnits, type UnitLine, unitLineOf } from '../form/unit-lines.ts';
import { unitsColumn, unitsError } from '../line-handlers.ts';
import type { DocumentScreen } from '../types.ts';
import { addressOf, type Answered, refreshUnits, type UnitSide } from './unit-side.ts';

/** Changes or adds what else the form has. */
type More = Partial<DocumentFormProps<UnitLine>>;
interface FormOf {
  readonly side: UnitSide;
  /** Records that fields of its header name, as choices. */
  readonly options: Options;
  readonly more?: More | undefined;
}

const columns = [unitsColumn<UnitLine>()];
const typed = ({ header, lines }: Written<UnitLine>) => ({ ...header, lineas: typedUnits(lines) });

/** What a new one starts with: what its fields say, and of the warehouse the person's own. */
const freshHeader = (fields: HeaderFields, bodega: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { reference, required } = field.asked;
      return [name, reference?.master === 'warehouse' && required !== false ? bodega : emptyField(field)];
    }),
  );

/** What new and changed ones have in common. */
function useForm({ side, options, more }: FormOf) {
  const navigate = useNavigate();
  const { units } = side;
  const warehouse = Object.keys(units.fields).find(
    (name) => units.fields[name]!.asked.reference?.master === 'warehouse',
  );
  return {
    props: {
      fields: units.fields,
      options,
      place: `${units.words.femenino ? 'la' : 'el'} ${units.words.uno}`,
      columns,
      lineOf: unitLineOf,
      lineError: unitsError,
      ...(warehouse !== undefined && { bodega: (header) => String(header[warehouse] ?? '') }),
      totals: (lines) => <strong>{formatCount(lines.reduce((sum, l) => sum + (l.cantidad || 0), 0))} unidades</strong>,
      ...more,
    } satisfies Partial<DocumentFormProps<UnitLine>>,
    done: ({ mensaje }: Answered, id: number) => {
      if (mensaje) showToast({ titulo: mensaje });
      refreshUnits(side);
      void navigate(addressOf(side, id));
    },
  };
}

function Fresh(form: FormOf) {
  const { side } = form;
  const { props, done } = useForm(form);
  const { bodega } = useCurrentUser();
  const { run } = useCommand(side.commands.create);
  const { fields, says, words, name } = side.units;
  return (
    <DocumentForm<UnitLine>
      {...props}
      title={`${says.participle('Nuev')} ${words.uno}`}
      draft={name}
      initial={{ header: freshHeader(fields, bodega ?? ''), lines: [] }}
      primary={{
        label: 'Guardar',
        send: (written) => run({ documento: typed(written) }),
      }}
      onDone={(reply: Answered) => done(reply, reply.number!)}
    />
  );
}

function Changed({ sheet, ...form }: FormOf & { readonly sheet: AnySheet }) {
  const { side } = form;
  const { props, done } = useForm(form);
  const { run } = useCommand(side.commands.change);
  const { opened, goOn } = useOpened(sheet);
  const { fields, document } = side.units;
  const kept: Readonly<Record<string, unknown>> = { ...opened };
  return (
    <DocumentForm<UnitLine>
      {...props}
      title={`Editar ${document.title(opened.number)}`}
      initial={{
        header: Object.fromEntries(Object.keys(fields).map((name) => [name, kept[name] ?? null])),
        lines: opened.lineas.map(({ producto, cantidad }) => unitLineOf(producto, cantidad)),
      }}
      version={opened.version}
      onNewer={goOn}
      primary={{
        label: 'Guardar cambios',
        send: (written, options) => run({ id: opened.number, documento: typed(written) }, options),
      }}
      onDone={(reply) => done(reply, opened.number)}
    />
  );
}

/** Writes a document of products and units, from its declaration; `?editar=12` changes one that may still be changed. */
export function UnitForm<V extends AnySheet, A extends string>({
  screen,
  ...form
}: FormOf & { readonly screen: DocumentScreen<V, A> }) {
  return (
    <EditedDocument
      screen={screen}
      lists={[form.side.units.screen]}
      fresh={<Fresh {...form} />}
      edited={(sheet) => <Changed {...form} sheet={sheet} />}
    />
  );
}
