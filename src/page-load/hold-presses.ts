/** How long a press waits for React, in ms. */
const longestHold = 10_000

/**
 * Part of the inline script: presses of buttons, selects and checkboxes that React does not own yet are held, marked as busy, and done
 * again once it does, in their order and a frame apart (docs/decisions/early-taps.md). It's a text, so that no bundle carries it; its names
 * are short, since every page does.
 *
 * A press is dropped when it arrives at a control that React owns. While it hydrates, React dispatches some presses by itself and stops
 * others on their way, so each is done once. The `mousedown` makes React finish the part around the control; tabs listen to it, too.
 * The shortcuts of the search press its button, whose value is what is typed after them. React stops keys, too: hence the capture.
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
