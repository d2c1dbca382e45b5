import { workerUrl } from '~/offline/storage'
import { markNoSpoilersScript } from '~/session/no-spoilers'
import { markSessionScript } from '~/session/session'
import { markSavesDataScript } from '~/ui/save-data'
import { holdPresses } from './hold-presses'

/**
 * React creates script elements from exactly this markup, and sets the text of styles and structured data. No script may turn other text
 * into markup. The only script URL that is set as a string is the service worker's. Browsers without trusted types ignore this.
 */
const trustedTypes = `window.trustedTypes?.createPolicy('default',{createHTML:h=>h==='<script>\\x3c/script>'||!h.includes('<')?h:null,createScriptURL:u=>u==='${workerUrl}'?u:null});`

/** Marks a form that is submitted before hydration as busy. Afterwards React prevents every submit first. */
const markSubmitted = `addEventListener('submit',e=>{if(!e.defaultPrevented)e.target.ariaBusy='true'});`

/**
 * A static host ignores search params and sends one page per path. If the URL has params that the page knows, its content is hidden until
 * the browser has applied them.
 */
const markUnfiltered = `{const{dataset:d}=document.documentElement,own=d.params?.split(' ');if(own&&!d.href.includes('?')&&[...new URLSearchParams(location.search).keys()].some(n=>own.includes(n)))d.unfiltered=''}`

/**
 * On narrow screens, fonts and pictures further down (`theme/global.css.ts`) would delay the page's scripts, so they wait until the page
 * has loaded and is idle. Laying out the fonts would delay hydration, too. The pictures load at once if the visitor scrolls.
 */
const waitForLoad = `{const{dataset:d}=document.documentElement,show=()=>{delete d.loading};d.loading='';addEventListener('scroll',show,{once:true});addEventListener('load',()=>(window.requestIdleCallback??setTimeout)(()=>{show();if(!('savesData'in d))document.getElementById('fonts').media='all'}))}`

/** Marks a page that is loaded again: the browser restores the place, so nothing above may get another height. */
const markReload = `if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.reload='';`

/** The inline script of every page, which runs before first paint. */
export const inlineScript =
  (import.meta.env.PROD ? trustedTypes : '') +
  markReload +
  holdPresses +
  markSubmitted +
  waitForLoad +
  markUnfiltered +
  markSavesDataScript +
  markSessionScript +
  markNoSpoilersScript
