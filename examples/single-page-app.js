// A single-page app in its smallest form: two sections, of which one is made of the widget while it is open.
/** The API, which may come before this script or after it. */
const housing = () =>
  new Promise((done) => {
    if (window.NearcampusWidget) done(window.NearcampusWidget);
    else addEventListener('nearcampus-widget', () => done(window.NearcampusWidget), { once: true });
  });

const says = document.querySelector('#says');
const section = document.querySelector('#section');
const nearOhioState = document.querySelector('#columbus');
let widget;

async function openHousing() {
  const { open } = await housing();
  widget = open({
    target: section,
    site: 'cr',
    title: 'Homes for students',
    // What the portal knows of its student already; all of it can be changed.
    prefill: { bedrooms: 3, firstName: 'Ana', lastName: 'Díaz', email: 'ana@packard.example' },
  });
  widget.on('ready', () => (says.textContent = 'Choose where you want to live.'));
  widget.on('step', ({ step }) => (says.dataset.step = step));
  widget.on('matches', ({ total }) => (says.textContent = `${total} homes fit.`));
  widget.on('request-sent', () => (says.textContent = 'Sent. The landlord answers to your college address.'));
  widget.on('error', ({ message }) => (says.textContent = message));
  nearOhioState.hidden = false;
}

function closeHousing() {
  widget?.destroy();
  widget = undefined;
  nearOhioState.hidden = true;
  says.textContent = 'The library is open until midnight this week.';
}

nearOhioState.addEventListener('click', () => widget?.open({ type: 'college', id: 204796 }));
for (const button of document.querySelectorAll('[data-section]'))
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-pressed') === 'true') return;
    for (const other of document.querySelectorAll('[data-section]'))
      other.setAttribute('aria-pressed', String(other === button));
    if (button.dataset.section === 'housing') void openHousing();
    else closeHousing();
  });
