import type { DocType, Doc } from '#framework/doctypes'
import type { Door, DoorAnswer, DoorRequest } from '#framework/modules'
import { taskInSteps, type Task } from '#framework/tasks'
import { SandboxOrder } from './doctypes/sandbox-order.doctype.ts'
import { SandboxPayment } from './doctypes/sandbox-payment.doctype.ts'
import { SandboxRefund } from './doctypes/sandbox-refund.doctype.ts'
import { SandboxSettings } from './doctypes/sandbox-settings.doctype.ts'
import { SandboxStep } from './doctypes/sandbox-step.doctype.ts'
import { workOff, doDueSteps } from './do-steps.ts'
import { readPageFont } from '#design/stylesheet'
import { mayPlaySandbox, type SandboxPlace } from './sandbox-place.ts'
import { FONTS, pageStyle } from './page/page-style.ts'
import { createHash } from 'node:crypto'
import type { Documents } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { languageOf } from '#framework/messages'
import { paymentErrors } from '../../errors.ts'
import { chooseWay, isOver, isTaken } from './choose-way.ts'
import { plans, wayNamed } from './ways.ts'
import { formatMoney, type Translate } from '#meta'
import { message } from '../../messages.ts'
import { difficultWays, methods, methodNamed } from './page/page-ways.ts'
import { WORK_TASK } from './plan-steps.ts'

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)

interface PageLanguage {
  readonly language: string
  readonly t: Translate
}

interface ShownOrder {
  readonly organisation: string
  readonly description: string
  readonly amount: number
  readonly currency: string
  readonly returnUrl: string
}

interface Page {
  readonly title: string
  readonly head: string
  readonly body: string
}

function pageHtml({ title, head, body }: Page, { language, t }: PageLanguage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${pageStyle()}</style></head>
<body><header><p class="test">${escaped(t(message('payments.sandbox.test')))}</p>
<div class="canopy">${head}</div><div class="edge"></div></header>
<main>${body}</main></body></html>
`
}

const methodCards = (t: Translate): string =>
  methods
    .map(
      ({ method, explanation, drawing }, index) =>
        `<label class="method"><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}>` +
        `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>` +
        `<span><b>${escaped(t(message(`payments.sandbox.method.${method}`)))}</b><small>${escaped(explanation)}</small></span></label>`,
    )
    .join('')

const difficultButtons = (t: Translate): string =>
  difficultWays
    .map(
      ({ way, key }) =>
        `<button name="way" value="${way}"><b>${escaped(t(message(`payments.sandbox.way.${key}`)))}</b><small>${escaped(t(message(`payments.sandbox.way.${key}.hint`)))}</small></button>`,
    )
    .join('')

const orderHead = (order: ShownOrder, { language }: PageLanguage): string =>
  `<h1>${escaped(order.organisation)}</h1><p>${escaped(order.description)}</p>` +
  `<p class="amount">${escaped(formatMoney(order.amount, order.currency, language))}</p>`

const backLink = (url: string, words: string): string =>
  `<a class="back" href="${escaped(url)}">${escaped(words)}</a>`

/** The page on which a payer pays, declines, or tries a difficult day. */
function payingPage(order: ShownOrder, page: PageLanguage): string {
  const { t, language } = page
  const amount = formatMoney(order.amount, order.currency, language)
  const pay = t(message('payments.sandbox.pay', { amount }))
  const body = `<form method="post"><fieldset><legend>${escaped(t(message('payments.sandbox.question')))}</legend>${methodCards(t)}</fieldset>
<button class="pay" name="way" value="pay">${escaped(pay)}</button>
<button class="decline" name="way" value="decline">${escaped(t(message('payments.sandbox.decline')))}</button>
<details><summary>${escaped(t(message('payments.sandbox.difficult')))}</summary><div class="ways">${difficultButtons(t)}</div></details></form>
${backLink(order.returnUrl, t(message('payments.sandbox.leave')))}`
  return pageHtml({ title: `${pay} · ${order.organisation}`, head: orderHead(order, page), body }, page)
}

/** An order that takes no payment any more. */
function closedPage(order: ShownOrder, reason: 'paid' | 'over', page: PageLanguage): string {
  const { t } = page
  const title = t(message(`payments.sandbox.${reason}.title`))
  const hint = t(message(`payments.sandbox.${reason}.hint`))
  const body = `<section class="told"><h2>${escaped(title)}</h2><p>${escaped(hint)}</p></section>
${backLink(order.returnUrl, t(message('payments.sandbox.back')))}`
  return pageHtml({ title, head: orderHead(order, page), body }, page)
}

function unknownPage(page: PageLanguage): string {
  const title = page.t(message('payments.sandbox.unknown.title'))
  const body = `<section class="told"><p>${escaped(page.t(message('payments.sandbox.unknown.hint')))}</p></section>`
  return pageHtml({ title, head: `<h1>${escaped(title)}</h1>`, body }, page)
}

type Order = Doc<typeof SandboxOrder>

function pageTo({ headers, query, site }: DoorRequest): PageLanguage {
  const { cookie, 'accept-language': acceptLanguage } = headers
  const language = languageOf({ asked: query['_lang'], cookie, acceptLanguage })
  return { language, t: site.translators[language] }
}

/** A shell's own scheme has no origin: it is named by itself. */
function sourceOf(address: string | null): string {
  if (address === null || !URL.canParse(address)) return ''
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin
}

/** The page runs nothing; its form leads to itself, and from there to where the payer came from. */
function policyFor(returnUrl: string | null): string {
  const style = createHash('sha256').update(pageStyle()).digest('base64')
  return `default-src 'none'; style-src 'sha256-${style}'; font-src 'self'; form-action 'self' ${sourceOf(returnUrl)}; base-uri 'none'; frame-ancestors 'self'`
}

function pageAnswer(status: number, body: string, returnUrl: string | null): DoorAnswer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policyFor(returnUrl),
    'referrer-policy': 'no-referrer',
  }
  return { status, headers, body }
}

/** Whose payments these are, as the site calls itself; its settings belong to a room that may not be there. */
async function organisationName(documents: Documents): Promise<string> {
  const type = documents.registry.find('Website Settings')
  const settings: unknown = type ? await documents.get(type, type.name) : null
  const name: unknown = Reflect.get(Object(settings), 'site_name')
  return typeof name === 'string' && name !== '' ? name : 'Mela'
}

interface Found {
  readonly order: Order
  readonly shown: ShownOrder
  readonly standing: 'open' | 'paid' | 'over'
}

async function findOrder(documents: Documents, name: string, timeZone: string): Promise<Found | null> {
  const [order] = await documents.find(SandboxOrder, { where: { name } })
  if (!order) return null
  const isPaid = await isTaken(documents, name)
  const standing = isPaid ? 'paid' : isOver(order, documents.now, timeZone) ? 'over' : 'open'
  const { description, amount, currency, return_url: returnUrl } = order
  const organisation = await organisationName(documents)
  return {
    order,
    standing,
    shown: { organisation, description: description ?? '', amount, currency, returnUrl },
  }
}

function show({ shown, standing }: Found, page: PageLanguage): DoorAnswer {
  const { returnUrl } = shown
  if (standing === 'open') return pageAnswer(200, payingPage(shown, page), returnUrl)
  return pageAnswer(200, closedPage(shown, standing, page), returnUrl)
}

/** Goes the way that was pressed, and sends the payer back; whoever presses again is sent back too. */
async function pay(request: DoorRequest, place: SandboxPlace, { order }: Found): Promise<DoorAnswer> {
  const form = new URLSearchParams(request.body.toString('utf8'))
  const [way, method] = [wayNamed(form.get('way')), methodNamed(form.get('method'))]
  const back = { status: 303, headers: { location: order.return_url, 'cache-control': 'no-store' } }
  if (!way) return { ...back, headers: { ...back.headers, location: request.params['order'] ?? '' } }
  const choice = { order: order.name, way, method }
  await place.write((documents) => chooseWay(documents, choice, place.settings.timeZone))
  if (plans[way].isSentFirst) await doDueSteps(place)
  return back
}

/** The made-up service's own page, as a payer of a real one would meet it. */
const payDoor: Door = {
  path: '/sandbox/pay/:order',
  methods: ['GET', 'POST'],
  bodyLimit: 4096,
  async run(request) {
    const { site, params } = request
    if (request.isDemoRefused === true) throw paymentErrors.sandbox_refused()
    const page = pageTo(request)
    const place: SandboxPlace = { settings: site.settings, write: (run) => site.write(administrator, run) }
    const name = mayPlaySandbox(site.settings) ? (params['order'] ?? '') : ''
    const found = await place.write((documents) => findOrder(documents, name, place.settings.timeZone))
    if (!found) return pageAnswer(404, unknownPage(page), null)
    return request.method === 'POST' ? pay(request, place, found) : show(found, page)
  },
}

const DAY_SECONDS = 24 * 60 * 60

/** The fonts of the sandbox's page: a service outside would bring its own. */
const fontDoor: Door = {
  path: `${FONTS}:name`,
  methods: ['GET'],
  bodyLimit: 1024,
  async run({ params, site }) {
    const font = mayPlaySandbox(site.settings) ? await readPageFont(params['name'] ?? '') : null
    if (!font) return { status: 404, body: '' }
    const headers = { 'content-type': 'font/woff2', 'cache-control': `public, max-age=${DAY_SECONDS}` }
    return { status: 200, headers, body: font }
  },
}

const EVERY_MINUTE = '* * * * *'

const play = taskInSteps(
  WORK_TASK,
  async (_payload, step, settings) => {
    if (mayPlaySandbox(settings)) await workOff({ settings, write: step })
  },
  EVERY_MINUTE,
)

interface Parts {
  readonly docTypes: readonly DocType[]
  readonly tasks: readonly Task[]
  readonly doors: readonly Door[]
}

/** What the made-up service adds to the room that it stands in. */
export const sandboxParts: Parts = {
  docTypes: [SandboxOrder, SandboxPayment, SandboxRefund, SandboxStep, SandboxSettings],
  tasks: [play],
  doors: [payDoor, fontDoor],
}
