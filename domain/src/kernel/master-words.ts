import type { Words } from './master-row.ts';

/** The words of a master in sentences: *La marca*, *una marca*, *cread-a*. */
export interface MasterWords {
  readonly The: string;
  readonly a: string;
  /** *la primera*, *el primero*. */
  readonly first: string;
  /** Ends a participle: `participle('cread')` is *creada*. */
  readonly participle: (stem: string) => string;
  /** The pronoun after a verb: *Desactíva-la*. */
  readonly it: string;
  /** *esta*, *este*. */
  readonly this: string;
  readonly notSaved: string;
}

export function masterWords({
  words: { uno, femenino },
}: {
  readonly words: Pick<Words, 'uno' | 'femenino'>;
}): MasterWords {
  const participle = (stem: string): string => `${stem}${femenino ? 'a' : 'o'}`;
  return {
    The: `${femenino ? 'La' : 'El'} ${uno}`,
    a: `${femenino ? 'una' : 'un'} ${uno}`,
    first: `${femenino ? 'la' : 'el'} ${participle('primer')}`,
    participle,
    it: femenino ? 'la' : 'lo',
    this: femenino ? 'esta' : 'este',
    notSaved: `${femenino ? 'La' : 'El'} ${uno} no fue ${participle('guardad')}`,
  };
}
