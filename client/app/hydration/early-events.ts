import { RENTER_KEY } from '../../shared/renter/renter-defaults.ts';

/** The block of data in which a page names its scripts: the entry, then what it cannot run without. */
export const SCRIPTS_ID = 'scripts';

/**
 * What every page's inline script does. Scripts are asked for once the letters and the first picture are there, and then
 * when `next` says: over a slow line they would else take their share of it from what is seen first, which needs none of
 * them. A second is the most they wait. A button that is tapped before it can answer is remembered for
 * `replay-early-events.ts`.
 */
const captureEarlyClicks = (next: string) => `(function(w,d,begun){
function tap(e){var b=e.target.closest&&e.target.closest('button');if(b&&b.type==='button')w.earlyTaps.last=b}
w.earlyTaps={};
d.addEventListener('click',tap,true);
function begin(){
if(begun++)return;
var t=d.getElementById('${SCRIPTS_ID}');
if(t)JSON.parse(t.textContent).forEach(function(file,later){
var e=d.createElement(later?'link':'script');
if(later){e.rel='modulepreload';e.href=file}else{e.type='module';e.src=file}
d.head.appendChild(e)})}
${next}
d.addEventListener('DOMContentLoaded',function(){
var i=d.querySelector('img[fetchpriority=high]');
Promise.all([d.fonts&&d.fonts.ready,i&&i.decode()]).then(seen,seen);
setTimeout(begin,1000)})
})(window,document,0)`;

/**
 * The one inline script of a widget's frame, the same for everybody, so the content security policy allows it by its
 * hash. It reads no cookie: in a frame that may not, asking alone would throw. It does not wait to be drawn: a browser
 * draws no frame that is hidden, and the page around shows it only when it answers.
 */
export const frameInlineScript = captureEarlyClicks('var seen=begin;');

/** Before the first paint, redirects visitors without stored details from the screens about them (§2). */
const redirectWithoutData = `(function(p,r,key){
if(!p||history.state&&history.state.data)return;
try{r=JSON.parse(localStorage.getItem(key))||r}catch(e){}
if(p[1]?r.answered:r.contact&&r.contact.email)return;
document.documentElement.hidden=true;
location.replace('/'+location.search)
})(/^\\/your-info(\\/move-in)?\\/?$/.exec(location.pathname),{},'${RENTER_KEY}')`;

/** The inline script of other pages, which waits for the first frames; a cookie (no secret) selects the header. */
export const siteInlineScript = `if(/(?:^|; )signed-in=1/.test(document.cookie))document.documentElement.setAttribute('data-signed-in','');
${redirectWithoutData};
${captureEarlyClicks('function seen(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})})}')}`;
