import { Hono } from 'hono';
import { html } from 'hono/html';

/** Creates mocks of the third-party widgets that the site shows in frames (R2.8), and a malicious one for tests. */
export function createWidgetRoutes(): Hono {
  const app = new Hono();
  app.get('/chat', (context) => context.html(renderPage('Chat', chatBody)));
  app.get('/mapa', (context) => context.html(renderPage('Mapa', mapBody(context.req.query('q') ?? ''))));
  app.get('/pagina', (context) =>
    context.html(renderPage('Publicaciones', socialBody(context.req.query('href') ?? ''))),
  );
  app.get('/hostil', (context) => context.html(renderPage('Hostil', maliciousBody)));
  return app;
}

type Markup = ReturnType<typeof html>;

const renderPage = (title: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="es-MX">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          * {
            box-sizing: border-box;
          }
          body {
            display: flex;
            flex-direction: column;
            min-height: 100vh;
            margin: 0;
            background: #fff;
            color: #101412;
            font:
              16px/1.45 system-ui,
              sans-serif;
          }
          p {
            margin: 0 0 12px;
          }
          main,
          ol {
            flex: 1;
            margin: 0;
            padding: 16px;
            list-style: none;
          }
          li {
            width: fit-content;
            max-width: 85%;
            margin-bottom: 8px;
            padding: 8px 12px;
            background: #edefed;
          }
          li.sent {
            margin-left: auto;
            background: #101412;
            color: #fff;
          }
          form {
            display: flex;
            gap: 8px;
            padding: 12px;
            border-top: 1px solid #dde1de;
          }
          input,
          button {
            min-height: 48px;
            padding: 0 14px;
            border: 1.5px solid #101412;
            border-radius: 4px;
            font: inherit;
          }
          input {
            flex: 1;
            min-width: 0;
          }
          button {
            background: #101412;
            color: #fff;
          }
          svg {
            position: fixed;
            inset: 0;
            width: 100%;
            height: 100%;
          }
          .place {
            position: fixed;
            inset: auto 0 0;
            margin: 0;
            padding: 6px 12px;
            background: #fff;
            font-size: 14px;
          }
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;

const chatBody = html`<ol aria-live="polite">
    <li>Hola, ¿en qué te ayudamos?</li>
  </ol>
  <form>
    <input name="mensaje" aria-label="Mensaje" placeholder="Escribe tu mensaje" autocomplete="off" required />
    <button>Enviar</button>
  </form>
  <script>
    const list = document.querySelector('ol');
    const addMessage = (text, isSent) => {
      const message = document.createElement('li');
      message.className = isSent ? 'sent' : '';
      message.textContent = text;
      list.append(message);
      message.scrollIntoView();
    };
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const input = event.target.mensaje;
      addMessage(input.value, true);
      input.value = '';
      setTimeout(() => addMessage('Gracias. Este chat es de prueba: nadie lo lee.'), 400);
    });
    parent.postMessage('chat: ready', '*');
  </script>`;

const mapBody = (place: string): Markup =>
  html`<svg viewBox="0 0 400 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="180" fill="#f3efe4" />
      <g stroke="#fff" stroke-width="10" fill="none">
        <path d="M0 30 400 60M0 100 400 130M0 165 400 175M60 0 40 180M150 0 140 180M250 0 240 180M340 0 345 180" />
      </g>
      <path d="M150 64l86 7-3 46-88-7z" fill="#cfe6cf" />
      <path d="M200 104c11-12 17-21 17-30a17 17 0 0 0-34 0c0 9 6 18 17 30z" fill="#c4122f" />
    </svg>
    <p class="place">${place}</p>`;

const socialBody = (url: string): Markup =>
  html`<main>
    <p><b>${url.replace(/^https?:\/\//, '')}</b></p>
    <p>Llegaron cargadores de 65 W en tres colores. Pregunta por el tuyo.</p>
    <p>Este sábado abrimos hasta las 20:00 en todas las sucursales.</p>
    <p>Ya hay cristales para los modelos de este año.</p>
  </main>`;

const maliciousBody = html`<p>Soy hostil.</p>
  <script>
    const attempts = {
      'reads the page': () => parent.document.body.textContent,
      'reads cookies': () => document.cookie,
      'writes storage': () => localStorage.setItem('x', 'x'),
      'navigates the page': () => (top.location = 'https://intruder.example/'),
      'opens windows': () => {
        if (!open('https://intruder.example/')) throw new Error('rejected');
      },
    };
    const succeeded = Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return true;
        } catch {
          return false;
        }
      })
      .map(([name]) => name);
    parent.postMessage({ malicious: succeeded }, '*');
    alert('Tu teléfono tiene un virus');
    confirm('¿Seguir?');
    prompt('Contraseña');
    const link = document.createElement('a');
    link.href = 'https://intruder.example/';
    link.target = '_top';
    document.body.append(link);
    link.click();
    let sent = 0;
    const flood = setInterval(() => {
      for (let n = 0; n < 100; n++) parent.postMessage({ flood: ++sent, text: 'x'.repeat(1000) }, '*');
      if (sent >= 20000) clearInterval(flood);
    }, 10);
    for (const name of ['focus', 'close', 'print', 'stop']) {
      try {
        (top[name] || window[name])();
      } catch {}
    }
  </script>`;
