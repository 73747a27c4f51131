const form = document.getElementById('explore');
const [query, variables, answer] = ['query', 'variables', 'answer'].map((id) => document.getElementById(id));
const token = () => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');

async function run() {
  answer.textContent = 'Running …';
  try {
    const body = JSON.stringify({ query: query.value, variables: JSON.parse(variables.value || '{}') });
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token() };
    const response = await fetch('/graphql', { method: 'POST', headers, body });
    answer.textContent = `${response.status}\n${JSON.stringify(await response.json(), null, 2)}`;
  } catch (error) {
    answer.textContent = String(error);
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
});
