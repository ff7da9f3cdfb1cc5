import { List, Text } from '@mantine/core';
import type { PersonTraces } from '@power/domain/privacy/views/person-traces';
import { countInWords } from '../ui/format/numbers.ts';

const KINDS: readonly (readonly [
  keyof PersonTraces & ('correos' | 'borradores' | 'avisos'),
  readonly [string, string],
])[] = [
  ['correos', ['correo guardado', 'correos guardados']],
  ['borradores', ['borrador', 'borradores']],
  ['avisos', ['aviso de cambios', 'avisos de cambios']],
];

/** How texts are known to be about the person. */
const criteriaOf = ({ por_nombre }: PersonTraces, nombre: string): string =>
  por_nombre
    ? `Son los dirigidos a su dirección y los que dicen su correo, su RUT o «${nombre}», incluidos los que nombren así a otra persona que el sistema no conozca.`
    : 'Son los dirigidos a su dirección y los que dicen su correo o su RUT. Un nombre de una sola palabra no se busca en los textos.';

const headingOf = (correos: number, shown: number): string => {
  if (correos === shown) return shown === 1 ? 'El correo:' : 'Los correos:';
  return shown === 1 ? 'El correo más reciente:' : `Los ${shown} correos más recientes:`;
};

/** What goes beside the documents when a person is forgotten, counted. */
export function ErasedBeside({ traces, nombre }: { readonly traces: PersonTraces; readonly nombre: string }) {
  const { correos, ejemplos, planillas } = traces;
  return (
    <>
      <Text size="sm" mt="sm">
        Además se borran:
      </Text>
      <List size="sm">
        {KINDS.map(([kind, words]) => (
          <List.Item key={kind}>{countInWords(traces[kind], words)}</List.Item>
        ))}
        <List.Item>
          {countInWords(planillas, ['planilla por descargar', 'planillas por descargar'])}
          {planillas > 0 && ': todas, porque no se sabe qué contiene cada una'}
        </List.Item>
      </List>
      {correos > 0 && (
        <>
          <Text size="sm" mt="sm">
            {headingOf(correos, ejemplos.length)}
          </Text>
          <List size="sm">
            {ejemplos.map(({ para, asunto }, n) => (
              <List.Item key={n}>{`${asunto}, para ${para}`}</List.Item>
            ))}
          </List>
        </>
      )}
      <Text size="sm" mt="sm">
        {criteriaOf(traces, nombre)}
      </Text>
    </>
  );
}
