/** Resolves once the server has kept an arrangement of the person on the page that `like` is content with. */
export const kept = (page, clave, like) =>
  page.waitForResponse(async (reply) => {
    if (new URL(reply.url()).pathname !== '/preferencias/modificar') return false;
    const sent = reply.request().postDataJSON();
    return sent.clave === clave && like(sent.valor) && (await reply.json()).ok;
  });
