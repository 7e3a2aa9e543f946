import { pageFonts, pageTokens } from '#design/stylesheet'
import type { Scenario } from '../scenario/scenarios.ts'

export const FONTS_PATH = '/sandbox/fonts/'

const own = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--mela-ground);color:var(--mela-ink);font:var(--mela-w-text) var(--mela-t-body)/var(--mela-l-body) var(--mela-font)}
h1,h2,p,fieldset{margin:0;padding:0;border:0}
.test{background:var(--mela-trim);color:#2c1230;font-weight:var(--mela-w-bold);text-align:center;padding:var(--mela-3) var(--mela-4)}
.canopy{background:var(--mela-canopy);color:var(--mela-on-canopy);padding:var(--mela-5) var(--mela-4) var(--mela-6)}
.canopy>*{max-width:28rem;margin-inline:auto}
.edge{height:12px;background:radial-gradient(circle at 50% 0,var(--mela-canopy) 11.5px,transparent 12px) 50% 0/24px 12px repeat-x}
.canopy h1{font:var(--mela-w-bold) var(--mela-t-2)/var(--mela-l-2) var(--mela-font-display);overflow-wrap:anywhere}
.canopy p{overflow-wrap:anywhere}
.amount{font:var(--mela-w-bold) var(--mela-t-hero)/var(--mela-l-hero) var(--mela-font-display);margin-top:var(--mela-3);font-variant-numeric:tabular-nums}
main{max-width:30rem;margin:0 auto;padding:var(--mela-5) var(--mela-4) var(--mela-7);display:grid;gap:var(--mela-5)}
form{display:grid;gap:var(--mela-4)}
fieldset{display:grid;gap:var(--mela-2);min-width:0}
legend,h2{font:var(--mela-w-bold) var(--mela-t-3)/var(--mela-l-3) var(--mela-font);padding:0;margin-bottom:var(--mela-3)}
.method{display:flex;align-items:center;gap:var(--mela-3);min-height:64px;padding:var(--mela-2) var(--mela-4);background:var(--mela-surface);border:1.5px solid var(--mela-line-strong);border-radius:var(--mela-r-card);cursor:pointer}
.method:has(:checked){border-color:var(--mela-brand);background:var(--mela-brand-tint)}
.method:has(:focus-visible),button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--mela-brand);outline-offset:2px}
.method input{accent-color:var(--mela-brand);inline-size:20px;block-size:20px;margin:0;flex:none}
.method svg{inline-size:28px;block-size:28px;flex:none;fill:none;stroke:var(--mela-brand);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.method span{min-width:0}
.method b,.ways b{display:block;font-weight:var(--mela-w-mid)}
small{font-size:var(--mela-t-small);line-height:var(--mela-l-small);color:var(--mela-ink-2);overflow-wrap:anywhere}
button,.back{font:inherit;min-height:var(--mela-touch);border-radius:var(--mela-r-control);padding:var(--mela-2) var(--mela-4);cursor:pointer;text-align:center}
.pay{background:var(--mela-brand);color:var(--mela-on-brand);border:0;box-shadow:var(--mela-edge);font-weight:var(--mela-w-bold);min-height:56px}
.pay:hover{background:var(--mela-brand-hover)}
.decline{background:transparent;color:var(--mela-alert);border:1.5px solid var(--mela-alert)}
details{background:var(--mela-surface);border-radius:var(--mela-r-card);box-shadow:var(--mela-lift-1)}
summary{padding:var(--mela-3) var(--mela-4);min-height:var(--mela-touch);font-weight:var(--mela-w-mid);cursor:pointer;border-radius:var(--mela-r-card)}
.ways{display:grid;gap:var(--mela-2);padding:0 var(--mela-4) var(--mela-4)}
.ways button{text-align:start;background:var(--mela-ground);color:inherit;border:1.5px solid var(--mela-line-strong)}
.ways button:hover{border-color:var(--mela-brand)}
.told{background:var(--mela-surface);border-radius:var(--mela-r-card);box-shadow:var(--mela-lift-1);padding:var(--mela-5) var(--mela-4);display:grid;gap:var(--mela-3)}
.back{display:inline-grid;place-items:center;justify-self:center;color:var(--mela-brand)}
`

let cachedStyle: string | null = null

export function pageStyle(): string {
  cachedStyle ??= `${pageFonts(FONTS_PATH)}${pageTokens()}${own.replaceAll('\n', '')}`
  return cachedStyle
}

export const difficultScenarios = [
  { scenarioName: 'slow', key: 'slow' },
  { scenarioName: 'webhook first', key: 'webhook_first' },
  { scenarioName: 'webhook twice', key: 'webhook_twice' },
  { scenarioName: 'out of order', key: 'out_of_order' },
  { scenarioName: 'no webhook', key: 'no_webhook' },
  { scenarioName: 'after expiry', key: 'after_expiry' },
  { scenarioName: 'authorise', key: 'authorise' },
  { scenarioName: 'dispute', key: 'dispute' },
] as const satisfies readonly { readonly scenarioName: Scenario; readonly key: string }[]

interface Method {
  readonly method: 'upi' | 'card' | 'netbanking'
  readonly explanation: string
  readonly drawing: string
}

export const methods: readonly Method[] = [
  { method: 'upi', explanation: 'guest@testbank', drawing: 'M6 4l6 8-6 8zM12 4l6 8-6 8' },
  {
    method: 'card',
    explanation: '4111 1111 1111 1111',
    drawing: 'M3 6.5h18v11H3zM3 10h18M6 14.5h4',
  },
  {
    method: 'netbanking',
    explanation: 'Test Bank of India',
    drawing: 'M3 10l9-6 9 6zM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  },
]

export function methodNamed(text: string | null): string {
  return methods.find(({ method }) => method === text)?.method ?? 'upi'
}
