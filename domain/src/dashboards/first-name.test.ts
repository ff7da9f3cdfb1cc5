import fc from 'fast-check';
import { firstName, twoNames } from './first-name.shared.ts';

test.each([
  ['María Pérez', 'María'],
  ['  josé   soto ', 'José'],
  ['ÑANDÚ ROJAS', 'Ñandú'],
  // Titles are nobody's name, with a dot or without.
  ['Sra. Ana Díaz', 'Ana'],
  ['don Pedro', 'Pedro'],
  ['Las Rosas', 'Rosas'],
  // A name that merely begins or ends like a title or a legal form is a name.
  ['Elena Vera', 'Elena'],
  ['Donato Silva', 'Donato'],
  ['Manuel Rojas', 'Manuel'],
  ['Aspa Molina', 'Aspa'],
  ['Spander Lillo', 'Spander'],
  // Of a company: two words, for half of them begin alike.
  ['Comercial Andes  Sur SpA', 'Andes Sur'],
  ['ANDES SUR NORTE LTDA.', 'Andes Sur'],
  ['Inversiones del Mar S.A.', 'Del Mar'],
  ['Andes Sur Norte sa', 'Andes Sur'],
  ['Andes Sur Norte E.I.R.L.', 'Andes Sur'],
  ['Andes Sur Norte EIRL', 'Andes Sur'],
  ['Andes Sur Norte S.p.A.', 'Andes Sur'],
  ['Andes Sur Norte limitada', 'Andes Sur'],
  ['Andes Sur Norte ltda', 'Andes Sur'],
  // What binds two words is none of them.
  ['HOGAR DE CRISTO LTDA', 'Hogar Cristo'],
  ['Hogar de la Paz Norte', 'Hogar Paz'],
  ['Condominio Los Peumos Poniente', 'Condominio Peumos'],
  ['Comunidad Edificio Alto Macul II', 'Edificio Alto'],
  ['Comunidad Santa Rosa II', 'Santa Rosa'],
  ['Instituto Santo Tomás de Renca', 'Santo Tomás'],
  ['Colegio San', 'Colegio San'],
  ['Comunidad Edificio', 'Comunidad Edificio'],
  ['Ilustre Municipalidad de Renca', 'Municipalidad Renca'],
  ['Ilustre', 'Ilustre'],
  ['Instituto Profesional del Sur', 'Instituto Profesional'],
  ['Constructora Vega e Hijos SpA', 'Constructora Vega'],
  ['Soto y Compañía Limitada', 'Soto'],
  ['Comercial La Rosa Sur SpA', 'Rosa Sur'],
  ['Ferretería de SpA', 'Ferretería'],
  ['María de los Ángeles Soto', 'María'],
  // The legal form makes the company at the end only.
  ['Andes SpA Sur Norte', 'Andes'],
  // Nothing else is left: what there is.
  ['SpA', 'Spa'],
  ['Comercial Ltda', 'Comercial Ltda'],
  ['Soc.', 'Soc.'],
  ['', ''],
])('a public screen calls %j %j', (name, shown) => {
  expect(firstName(name)).toBe(shown);
});

test.each([
  ['María José Pérez Soto', 'María José'],
  ['Minera Choapa del Norte SpA', 'Minera Choapa'],
  ['Ilustre Municipalidad de Renca', 'Municipalidad Renca'],
  ['Sra. Ana', 'Ana'],
])('where there is room for two words %j is %j', (name, shown) => {
  expect(twoNames(name)).toBe(shown);
});

test('no screen shows more than two words of whatever a customer is called', () => {
  const word = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('de', 'la', 'Y', 'Hogar', 'Sur', 'SpA', 'Soc.'));
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 9 }),
      (words) => Math.max(...[firstName, twoNames].map((called) => called(words.join(' ')).split(' ').length)) <= 2,
    ),
  );
});

test('of a person no public screen says more than one word', () => {
  const word = fc.constantFrom('Ana', 'Soto', 'María', 'Ilustre', 'Santa', 'San', 'don', 'de', 'la', 'y', 'Edificio');
  fc.assert(
    fc.property(fc.constantFrom('Ana', 'Sra. Eva', 'don Luis'), fc.array(word, { maxLength: 5 }), (first, words) =>
      expect(firstName([first, ...words].join(' ')).split(' ')).toHaveLength(1),
    ),
  );
});
