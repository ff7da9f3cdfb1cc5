export interface FirstAdminOptions {
  commandApiUrl: string;
  internalToken: string;
  email?: string;
  password?: string;
}

/**
 * Without a demo somebody must be the first to enter: command-api creates the administrator from
 * ADMIN_EMAIL and ADMIN_PASSWORD, or makes a link for one use. Once there is an administrator it does
 * neither. Returns what to tell, with the link and the e-mail to sign in with afterwards, when there is a link to
 * show. Throws with one readable line.
 */
export async function ensureFirstAdmin(options: FirstAdminOptions): Promise<readonly string[] | undefined> {
  const reply = await fetch(`${options.commandApiUrl}/internal/first-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-internal-token': options.internalToken },
    body: JSON.stringify({ email: options.email, password: options.password }),
    signal: AbortSignal.timeout(15_000),
  }).catch((error: Error) => {
    throw new Error(`No se pudo crear el primer administrador: ${error.message}.`);
  });
  // An answer that broke off may have held the link: it is no "nothing to do".
  const body = (await reply.json().catch((error: Error) => {
    if (reply.ok) throw new Error(`No se pudo crear el primer administrador: ${error.message}.`);
    return {};
  })) as { email?: string; link?: string; mensaje?: string };
  if (!reply.ok)
    throw new Error(`No se pudo crear el primer administrador: ${body.mensaje ?? `respuesta ${reply.status}`}.`);
  return body.link
    ? [
        `Para crear el primer administrador abre, una sola vez: ${body.link}`,
        `Después inicia sesión con el correo ${body.email}`,
      ]
    : undefined;
}
