/* The basket of the shop window: codes and units in this browser, kept when a price is not. No library; pages work without it. */
(() => {
  'use strict';
  const KEY = 'carro';
  const MAX_LINES = 60;

  const read = () =>
    (localStorage.getItem(KEY) ?? '')
      .split('~')
      .map((part) => part.split('*'))
      .filter(([code, units]) => code && Number(units) > 0)
      .map(([code, units]) => [decodeURIComponent(code), Number(units)]);
  const text = (lines) => lines.map(([code, units]) => `${encodeURIComponent(code)}*${units}`).join('~');
  const write = (lines) => {
    localStorage.setItem(KEY, text(lines));
    show();
  };
  const put = (code, units) => {
    const lines = read();
    const line = lines.find(([one]) => one === code);
    if (line) line[1] = Math.min(100000, line[1] + units);
    else lines.push([code, units]);
    write(lines.slice(0, MAX_LINES));
  };
  const address = () => `/web/carro?carro=${encodeURIComponent(text(read()))}`;

  const show = () => {
    const units = read().reduce((sum, [, n]) => sum + n, 0);
    for (const link of document.querySelectorAll('[data-carro]')) link.href = address();
    for (const badge of document.querySelectorAll('[data-cuantos]')) {
      badge.textContent = String(units);
      badge.hidden = units === 0;
    }
  };

  const adding = document.querySelector('[data-agregar]');
  adding?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { codigo, cantidad } = Object.fromEntries(new FormData(adding));
    put(codigo, Math.max(1, Math.trunc(Number(cantidad)) || 1));
    location.assign(address());
  });

  const list = document.querySelector('[data-lineas-carro]');
  if (list) {
    // What the page shows is what is kept: a basket that came by a link becomes this browser's.
    const shown = () =>
      [...list.querySelectorAll('[data-linea]')].map((row) => [
        row.dataset.linea,
        Math.max(1, Math.trunc(Number(row.querySelector('[data-cantidad]').value)) || 1),
      ]);
    write(shown());
    list.addEventListener('change', (event) => {
      if (!event.target.matches('[data-cantidad]')) return;
      write(shown());
      location.replace(address());
    });
    list.addEventListener('click', (event) => {
      const row = event.target.closest('[data-quitar]')?.closest('[data-linea]');
      if (!row) return;
      write(shown().filter(([code]) => code !== row.dataset.linea));
      location.replace(address());
    });
  } else if (
    location.pathname === '/web/carro' &&
    read().length > 0 &&
    !new URLSearchParams(location.search).has('carro')
  ) {
    location.replace(address());
  }

  const token = () => decodeURIComponent(/(?:^|; )x-token=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  const call = async (path, body, id) => {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token': token(), 'idempotency-key': id },
      body: JSON.stringify(body),
    });
    return reply.json();
  };

  const order = document.querySelector('[data-pedir]');
  // One command for this page: a second click, or a reply that was lost, makes no second order.
  const command = crypto.randomUUID();
  order?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const notice = order.querySelector('[data-aviso]');
    const button = order.querySelector('button');
    const form = Object.fromEntries(new FormData(order));
    button.disabled = true;
    notice.textContent = 'Enviando tu pedido…';
    try {
      const sends = form.tipo_entrega !== 'EN SALA';
      const made = await call(
        '/pedido_ventas/crear',
        {
          accion: 'crearweb',
          pedido: {
            tipo_entrega: form.tipo_entrega,
            bodega_entrega: form.bodega_entrega,
            ...(sends && form.direccion && { direccion_despacho: JSON.parse(form.direccion) }),
            ...(form.orden_compra && { orden_compra: form.orden_compra }),
            total_visto: Number(order.dataset.total),
            productos_pedido: JSON.parse(order.dataset.lineas),
          },
        },
        command,
      );
      if (!made.ok) {
        notice.textContent = made.mensaje ?? 'No se pudo hacer el pedido. Inténtalo de nuevo.';
        button.disabled = false;
        if (made.codigo === 'PRECIO_CAMBIO') setTimeout(() => location.replace(address()), 4000);
        return;
      }
      write([]);
      notice.textContent = `Pedido N° ${made.number} creado. Abriendo el pago…`;
      const link = await call(
        '/pedido_ventas/listar',
        { accion: 'crearenlacewp', pedido: made.number },
        crypto.randomUUID(),
      );
      if (link.ok) location.assign(link.enlace);
      else
        notice.textContent = `Pedido N° ${made.number} creado. ${link.mensaje} Tu ejecutivo te enviará el enlace de pago.`;
    } catch {
      notice.textContent = 'No hay conexión. Tu carro sigue aquí: inténtalo de nuevo en un momento.';
      button.disabled = false;
    }
  });

  show();
})();
