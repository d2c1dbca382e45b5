import { workerUrl } from '~/offline/storage'
import { markSessionScript } from '~/session/session'
import { pageFonts } from '~/theme/font-faces'

/**
 * React makes script elements from this one markup, and sets the text of styles and structured data; no other markup may come from a script.
 * The only script URL that is set as a string is the service worker's.
 * Browsers without trusted types ignore it.
 */
const trustedTypes = `window.trustedTypes?.createPolicy('default',{createHTML:h=>h==='<script>\\x3c/script>'||!h.includes('<')?h:null,createScriptURL:u=>u==='${workerUrl}'?u:null});`

/** A form that is submitted before hydration shows that it waits; afterwards React prevents each submit first. */
const markSubmitted = `addEventListener('submit',e=>{if(!e.defaultPrevented)e.target.ariaBusy='true'});`

/**
 * A static host sends the page of a path, whatever the search params choose. Its content is hidden until the browser has rendered
 * what they ask for; params that the page does not know change nothing.
 */
const markUnfiltered = `{const{dataset:d}=document.documentElement,own=d.params?.split(' ');if(own&&!d.href.includes('?')&&[...new URLSearchParams(location.search).keys()].some(n=>own.includes(n)))d.unfiltered=''}`

/**
 * Applies the fonts when the page has loaded and the browser is idle, because new metrics lay out the whole page again; at once
 * where they have loaded before, and on wide screens, whose machines are quick. Until then a phone lays out only what is near, and
 * loads no lazy picture before the visitor scrolls (`src/ui/near-only.css.ts`).
 */
const applyFonts = `{
const root = document.documentElement.dataset, isWide = matchMedia('(min-width: 60em)').matches;
const apply = () => { for (const style of document.querySelectorAll('style[media="not all"]')) style.media = 'all' };
const preload = (href) => new Promise((resolve) => {
document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href, onload: resolve, onerror: resolve }));
});
let hasFonts = isWide;
try { hasFonts ||= localStorage.fonts } catch {}
if (hasFonts) apply();
if (matchMedia('(max-width: 37.5em)').matches && !location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
root.nearOnly = root.loading = '';
addEventListener('scroll', () => { delete root.loading }, { once: true });
}
(window.requestIdleCallback ?? setTimeout)(() => new Intl.DateTimeFormat('en-IN'));
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(async () => {
delete root.loading;
if (!hasFonts) {
await Promise.all(${JSON.stringify(pageFonts)}.map(preload));
apply();
try { localStorage.fonts = 'loaded' } catch {}
}
}));
}`

/** The inline script of every page, which runs before anything is shown. */
export const inlineScript =
  (import.meta.env.PROD ? trustedTypes : '') + markSubmitted + markUnfiltered + markSessionScript + applyFonts
