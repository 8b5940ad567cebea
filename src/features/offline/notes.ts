const place = '<main id="main">';
const timeText = (date: string): string =>
  new Date(date).toLocaleString('es-MX', {
    ...{ timeZone: 'America/Mexico_City', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  });

/** A kept page, saying that it is one and from when. @param date its Date header */
export function withNote(html: string, online: boolean, date: string | null): string {
  const from = date && !Number.isNaN(Date.parse(date)) ? ` del ${timeText(date)}` : '';
  const why = online ? 'Tu conexión está muy lenta.' : 'Estás sin conexión.';
  const note = `<strong>${why}</strong> Ves la copia${from}: precio y existencias pueden haber cambiado. <a class="link" href="">Actualizar</a>`;
  return html.replace(place, `${place}<p class="wrap offline" role="status">${note}</p>`);
}

/** The page for what is not kept, with links to what is. @param kept path and HTML of each page, the last seen first */
export function withKept(html: string, kept: readonly { path: string; html: string }[]): string {
  const links = kept.flatMap(({ path, html: page }) => {
    // As it stands in the page's own source, so that it is markup already.
    const title = /<title>([^<]*)<\/title>/.exec(page)?.[1];
    const name = path === '/' ? 'Inicio' : title?.replace(/ - [^-]+$/, '');
    return name && !/[<"]/.test(path) ? [`<li><a class="link" href="${path}">${name}</a></li>`] : [];
  });
  if (links.length === 0) return html;
  const [before = '', ...after] = html.split('<p data-kept');
  const rest = after.join('<p data-kept');
  const end = rest.indexOf('</p>');
  return end < 0 ? html : `${before}<ul class="offline-pages">${links.join('')}</ul>${rest.slice(end + 4)}`;
}
