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

/** A form that is submitted before hydration shows that it waits; afterwards React prevents each submit first. */
const markSubmitted = `addEventListener('submit',e=>{if(!e.defaultPrevented)e.target.ariaBusy='true'});`

/**
 * A static host sends the page of a path, whatever the search params choose. Its content is hidden until the browser has rendered
 * what they ask for; params that the page does not know change nothing.
 */
const markUnfiltered = `{const{dataset:d}=document.documentElement,own=d.params?.split(' ');if(own&&!d.href.includes('?')&&[...new URLSearchParams(location.search).keys()].some(n=>own.includes(n)))d.unfiltered=''}`

/**
 * On narrow screens, what would delay the scripts of a page waits until it has loaded and is idle: the fonts, whose layout would delay
 * hydration too, and pictures further down (`theme/global.css.ts`), which come at once if the visitor scrolls.
 */
const waitForLoad = `{const{dataset:d}=document.documentElement,show=()=>{delete d.loading};d.loading='';addEventListener('scroll',show,{once:true});addEventListener('load',()=>(window.requestIdleCallback??setTimeout)(()=>{show();if(!('savesData'in d))document.getElementById('fonts').media='all'}))}`

/** The inline script of every page, which runs before anything is shown. */
export const inlineScript =
  (import.meta.env.PROD ? trustedTypes : '') +
  holdPresses +
  markSubmitted +
  waitForLoad +
  markUnfiltered +
  markSavesDataScript +
  markSessionScript +
  markNoSpoilersScript
