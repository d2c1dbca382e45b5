/** The longest that a press waits for React, in ms. */
const longestHold = 10_000

/**
 * Part of the inline script. It holds presses of buttons, selects and checkboxes that React hasn't hydrated yet, marks them as busy, and
 * repeats them once React owns the control: in order, a frame apart (docs/decisions/early-taps.md). It's a string, so that no bundle
 * carries it. Its names are short, since every page carries it.
 *
 * While hydrating, React replays some presses itself and stops others. So that each happens once, a held press is dropped if it arrives at
 * a control that React owns. The `mousedown` makes React hydrate the part around the control; tabs listen to it, too. The search shortcuts
 * press the search button, whose value collects what is typed after them. React stops keys as well, hence the capture.
 */
export const holdPresses = `{let timer;const held=new Map,
owns=c=>Object.keys(c).some(k=>k.startsWith('__reactProps')),
drop=c=>{if(held.delete(c))c.ariaBusy=null},
arrive=({currentTarget:c})=>owns(c)&&drop(c),
press=(c,is)=>{c.dispatchEvent(new MouseEvent('mousedown',{bubbles:true}));
if(c.localName=='select'){c.value=is;c.dispatchEvent(new Event('change',{bubbles:true}))}
else{if(c.type=='checkbox')c.checked=!is;c.click()}},
look=()=>{for(const[c,{at,is}]of held)
if(!c.isConnected||performance.now()-at>${longestHold})drop(c);else{if(owns(c))press(c,is);break}
if(held.size)timer=setTimeout(look,16)};
for(const[type,controls]of[['click','[type=button]'],['change','select,[type=checkbox]']])addEventListener(type,e=>{
const c=e.target.closest?.(controls);
if(!c||owns(c)||c.popoverTargetElement||c.commandForElement)return;
held.delete(c);held.set(c,{at:e.timeStamp,is:c.type=='checkbox'?c.checked:c.value});
c.ariaBusy='true';c.addEventListener(type,arrive);clearTimeout(timer);timer=setTimeout(look)},true);
addEventListener('keydown',e=>{const c=document.querySelector('[aria-keyshortcuts]'),ctrl=e.ctrlKey||e.metaKey;if(!c||e.repeat)return;
if(held.has(c)&&e.key.length==1&&!ctrl&&!e.altKey)c.value+=e.key;
else if(!owns(c)&&(e.key=='/'?!e.target.closest?.('input,textarea,select'):e.key=='k'&&ctrl)){c.value='';c.click()}
else return;e.preventDefault()},true);
addEventListener('pagehide',()=>[...held.keys()].map(drop))}`
