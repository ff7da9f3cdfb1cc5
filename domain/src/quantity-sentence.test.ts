import { z } from 'zod';
import { contract } from './contract.ts';
import { LEAST_QUANTITY } from './kernel/quantity.shared.ts';

/** What a schema is made of, as far as this test looks into it. */
interface Parts {
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

/** Schemas of every field `cantidad`, at any depth. */
function quantitiesIn(schema: z.ZodType): readonly z.ZodType[] {
  const { innerType, in: input, element, options = [], shape = {} } = schema.def as Parts;
  const parts = [innerType, input, element, ...options].filter((part) => part !== undefined);
  return [
    ...Object.entries(shape).flatMap(([name, of]) => (name === 'cantidad' ? [of] : quantitiesIn(of))),
    ...parts.flatMap(quantitiesIn),
  ];
}

/** Those of a request that begin at one, with the sentence that refuses less. In calls of customers' programs it is the length of a page. */
const refusals = contract.flatMap(({ name, context, request }) =>
  (request instanceof z.ZodType && context !== 'integrators' ? quantitiesIn(request) : [])
    .filter((schema) => schema.safeParse(1).success)
    .flatMap((schema) => {
      const sentence = schema.safeParse(0).error?.issues[0]!.message;
      return sentence === undefined ? [] : [`${name}: ${sentence}`];
    }),
);

/** Sentences of their own. */
const OTHERS: readonly string[] = ['Pide al menos una unidad'];

test('a quantity below one is refused with the sentence of the specification, in every call', () => {
  expect(refusals.length).toBeGreaterThan(20);
  const sentences = [LEAST_QUANTITY.texto, ...OTHERS];
  expect(refusals.filter((refusal) => !sentences.some((sentence) => refusal.endsWith(`: ${sentence}`)))).toEqual([]);
});
