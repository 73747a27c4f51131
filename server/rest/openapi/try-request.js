const token = () => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');

/** What a form would send: its address, and what goes along. */
function requestOf(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  const headers = { accept: 'application/json' };
  let body;
  for (const field of form.elements) {
    const { value, name } = field;
    const where = field.dataset.in;
    if (where === 'file') {
      body = new FormData();
      if (field.files[0]) body.append('file', field.files[0]);
    } else if (where === 'body') {
      body = value;
      headers['content-type'] = 'application/json';
    } else if (value === '') continue;
    else if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (where === 'query') query.append(name, value);
    else if (where === 'header') headers[name] = value;
  }
  return { address: query.size > 0 ? `${path}?${query}` : path, headers, body };
}

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same for a terminal. An unsafe call fetches its token first, as every program has to. */
function curlOf(form) {
  const { method } = form.dataset;
  const { address, headers, body } = requestOf(form);
  const isSafe = method === 'GET';
  const parts = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  if (!isSafe) parts.unshift('-b jar', `-H "X-XSRF-TOKEN: $(awk '$6 == "XSRF-TOKEN" { print $7 }' jar)"`);
  if (body instanceof FormData) parts.push("-F 'file=@picture.jpg'");
  else if (body !== undefined) parts.push(`-d ${quoted(body)}`);
  const call = [`curl -i${isSafe ? '' : ' -X POST'} ${quoted(location.origin + address)}`, ...parts].join(' \\\n  ');
  return isSafe ? call : `curl -s -c jar ${quoted(`${location.origin}/api/session`)}\n${call}`;
}

/** Shows it as well: where a page may not write to the clipboard, a person can. */
async function copy(form) {
  const text = curlOf(form);
  const copied = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => 'Copied.',
    () => 'To be copied:',
  );
  show(form, `${copied}\n\n${text}`);
}

function show(form, text) {
  const card = form.querySelector('.card');
  card.hidden = false;
  card.querySelector('pre').textContent = text;
}

/** What of an answer's head a caller goes by. */
const TOLD = ['cache-control', 'etag', 'retry-after', 'allow', 'x-request-id'];
const headOf = ({ headers }) =>
  TOLD.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : [])).join('\n');

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

async function send(form) {
  const button = form.querySelector('button');
  show(form, 'Sending …');
  button.disabled = true;
  try {
    const { method } = form.dataset;
    const { address, headers, body } = requestOf(form);
    if (method !== 'GET' && token() === '') await fetch('/api/session');
    if (token() !== '') headers['x-xsrf-token'] = token();
    const answer = await fetch(address, { method, headers, body });
    const text = await answer.text();
    const head = `${method} ${address}\n${answer.status} ${answer.statusText}\n${headOf(answer)}`;
    show(form, `${head}\n\n${text === '' ? '(no body)' : pretty(text)}`);
  } catch {
    show(form, 'No answer came. Is there a connection?');
  }
  button.disabled = false;
}

const find = document.getElementById('find');
const found = document.getElementById('found');
const calls = [...document.querySelectorAll('.call')].map((part) => ({ part, text: part.textContent.toLowerCase() }));

/** Leaves what has all the words that were typed: in its name, its path, its fields or its answers. */
function filter() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const { part, text } of calls) {
    part.hidden = !words.every((word) => text.includes(word));
    if (!part.hidden && !part.matches('.named')) left += 1;
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = section.querySelector('.call:not([hidden])') === null;
  found.textContent = words.length === 0 ? '' : left === 1 ? '1 call' : `${left === 0 ? 'No' : left} calls`;
}

/** Whatever the address names is opened: a call, a shape. */
function open() {
  const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) {
    find.value = '';
    filter();
    named.open = true;
    named.scrollIntoView();
  }
}

for (const part of document.querySelectorAll('[data-needs-script]')) part.hidden = false;
for (const form of document.querySelectorAll('form[data-path]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
  form.querySelector('[data-copy]').addEventListener('click', () => void copy(form));
}
find.addEventListener('input', filter);
// a browser that goes back has kept what was typed
filter();
window.addEventListener('hashchange', open);
open();
