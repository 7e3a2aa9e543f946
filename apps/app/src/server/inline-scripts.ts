import { themeKey } from '../shell/theme.ts'

/** Before the first paint: the colours that a person chose, or those of the device. */
export const themeScript = `(()=>{let c;try{c=localStorage.getItem('${themeKey}')}catch{}const d=document.documentElement,n=c==='dark'||(c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);d.dataset.theme=n?'dark':'light';d.classList.toggle('ion-palette-dark',n)})()`

/** The app starts when the page has loaded, at the first touch or key, and after this many milliseconds at most. */
const latestStart = 2500

/** Starts the app once, and remembers what was asked for before it could answer. */
export const startScript = `(()=>{let s=0;const d=document,go=()=>{if(s++)return;for(const f of d.body.dataset.start.split(' '))import(f)};addEventListener('load',()=>setTimeout(go));for(const t of['pointerdown','keydown'])addEventListener(t,go,{once:true,passive:true});setTimeout(go,${latestStart});d.addEventListener('click',e=>{const p=e.target.closest&&e.target.closest('#shell [data-pending]');if(p)d.documentElement.dataset.pending=p.dataset.pending})})()`
