import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { MAX_PREFERENCES, preferences } from './preferences.ts';
import { removePreference } from './remove-preference.ts';
import { savePreference } from './save-preference.ts';
import { mailTests, sendTestMail } from './send-test-mail.ts';

const user = someone('Tecnico');
const save = (clave: string, valor: string | number = 1) => ({
  request: { accion: 'guardar' as const, clave, valor },
  user,
  facts: undefined,
});
const remove = (clave: string) => ({ request: { accion: 'borrar' as const, clave }, user, facts: undefined });

test('a preference is kept under its key until it is removed; the others stay', () => {
  const story = new Story();
  expect(story.does(savePreference, save('a')).mensaje).toBe('Preferencia guardada');
  story.does(savePreference, save('b', 2));
  expect(story.does(removePreference, remove('a')).mensaje).toBe('Preferencia borrada');
  expect(story.log.at(-1)!.data).toEqual({ usuario: user._id, clave: 'a' });
  expect(foldAll(preferences, story.log)).toEqual({ valores: { b: 2 } });
});

test('twenty thousand signs fit, one more does not', () => {
  // Two of them are its quotation marks.
  new Story().does(savePreference, save('a', 'x'.repeat(19_998)));
  expect(refusal(decideGiven(savePreference, [], save('a', 'x'.repeat(19_999))))).toMatchObject({
    titulo: 'Preferencia muy grande',
    mensaje: 'La preferencia no se guardó: ocupa demasiado.',
  });
});

test('two hundred may be kept: one of them may still change, another has to wait until one is removed', () => {
  const story = new Story();
  for (let n = 0; n < MAX_PREFERENCES; n += 1) story.does(savePreference, save(`k${n}`));
  story.does(savePreference, save('k7', 'otra'));
  expect(refusal(decideGiven(savePreference, story.log, save('otra')))).toMatchObject({
    titulo: 'Demasiadas preferencias',
    mensaje: 'Borra alguna vista guardada antes de crear otra.',
  });
  story.does(removePreference, remove('k0'));
  story.does(savePreference, save('nueva'));
});

test('a test mail goes to whoever asks, and is told to be on its way', () => {
  const story = new Story();
  const ask = { request: {}, user, facts: { permitido: true } };
  expect(story.does(sendTestMail, ask).mensaje).toBe('Correo de prueba enviado a persona@power.test');
  expect(foldAll(mailTests, story.log)).toEqual({ enviados: 1 });
  expect(refusal(decideGiven(sendTestMail, [], { ...ask, facts: { permitido: false } }))).toMatchObject({
    titulo: 'No disponible',
    mensaje: 'El correo de prueba no está disponible en producción.',
  });
});
