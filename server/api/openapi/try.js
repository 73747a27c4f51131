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

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

async function send(form) {
  const card = form.querySelector('.card');
  const output = card.querySelector('pre');
  const button = form.querySelector('button');
  card.hidden = false;
  output.textContent = 'Sending …';
  button.disabled = true;
  try {
    const { method } = form.dataset;
    const { address, headers, body } = requestOf(form);
    if (method !== 'GET' && token() === '') await fetch('/api/session');
    if (token() !== '') headers['x-xsrf-token'] = token();
    const answer = await fetch(address, { method, headers, body });
    const text = await answer.text();
    output.textContent = `${method} ${address}\n${answer.status} ${answer.statusText}\n\n${pretty(text)}`;
  } catch (error) {
    output.textContent = String(error);
  }
  button.disabled = false;
}

/** Whatever the address names is opened: a call, a shape. */
function open() {
  const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) {
    named.open = true;
    named.scrollIntoView();
  }
}

for (const part of document.querySelectorAll('[data-needs-script]')) part.hidden = false;
for (const form of document.querySelectorAll('form[data-path]'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
window.addEventListener('hashchange', open);
open();
