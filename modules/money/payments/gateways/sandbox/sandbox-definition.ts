import type { Site } from '#framework/context'
import type { DocType, Doc } from '#framework/doctypes'
import type { RawRoute, RawResponse, RawRequest } from '#framework/modules'
import { taskInSteps, type Task } from '#framework/tasks'
import { SandboxOrder } from './payment/sandbox-order.doctype.ts'
import { SandboxPayment } from './payment/sandbox-payment.doctype.ts'
import { SandboxRefund } from './payment/sandbox-refund.doctype.ts'
import { SandboxSettings } from './sandbox-settings.doctype.ts'
import { SandboxStep } from './scenario/sandbox-step.doctype.ts'
import { runPendingSteps, runDueSteps } from './scenario/run-steps.ts'
import { readPageFont } from '#design/stylesheet'
import { isSandboxAllowed } from '../open-gateways.ts'
import {
  FONTS_PATH,
  pageStyle,
  difficultScenarios,
  methods,
  methodNamed,
} from './payment-page/page-content.ts'
import { createHash } from 'node:crypto'
import type { Documents } from '#framework/documents'
import { administrator } from '#framework/permissions'
import { languageOf } from '#framework/messages'
import { paymentErrors } from '../../errors.ts'
import {
  chooseScenario,
  isExpired,
  hasActivePayment,
  scenarioPlans,
  findScenario,
} from './scenario/scenarios.ts'
import { formatMoney, type Translate } from '#meta'
import { message } from '../../messages.ts'
import { SANDBOX_TASK } from './scenario/step-planner.ts'

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => htmlEntities[mark] ?? mark)

interface PageLanguage {
  readonly language: string
  readonly t: Translate
}

interface OrderView {
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
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${pageStyle()}</style></head>
<body><header><p class="test">${escapeHtml(t(message('payments.sandbox.test')))}</p>
<div class="canopy">${head}</div><div class="edge"></div></header>
<main>${body}</main></body></html>
`
}

const renderMethodCards = (t: Translate): string =>
  methods
    .map(
      ({ method, explanation, drawing }, index) =>
        `<label class="method"><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}>` +
        `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>` +
        `<span><b>${escapeHtml(t(message(`payments.sandbox.method.${method}`)))}</b><small>${escapeHtml(explanation)}</small></span></label>`,
    )
    .join('')

const renderScenarioButtons = (t: Translate): string =>
  difficultScenarios
    .map(
      ({ scenarioName: scenario, key }) =>
        `<button name="scenario" value="${scenario}"><b>${escapeHtml(t(message(`payments.sandbox.scenario.${key}`)))}</b><small>${escapeHtml(t(message(`payments.sandbox.scenario.${key}.hint`)))}</small></button>`,
    )
    .join('')

const renderOrderHead = (order: OrderView, { language }: PageLanguage): string =>
  `<h1>${escapeHtml(order.organisation)}</h1><p>${escapeHtml(order.description)}</p>` +
  `<p class="amount">${escapeHtml(formatMoney(order.amount, order.currency, language))}</p>`

const renderBackLink = (url: string, words: string): string =>
  `<a class="back" href="${escapeHtml(url)}">${escapeHtml(words)}</a>`

function renderPaymentPage(order: OrderView, page: PageLanguage): string {
  const { t, language } = page
  const amount = formatMoney(order.amount, order.currency, language)
  const pay = t(message('payments.sandbox.pay', { amount }))
  const body = `<form method="post"><fieldset><legend>${escapeHtml(t(message('payments.sandbox.question')))}</legend>${renderMethodCards(t)}</fieldset>
<button class="pay" name="scenario" value="pay">${escapeHtml(pay)}</button>
<button class="decline" name="scenario" value="decline">${escapeHtml(t(message('payments.sandbox.decline')))}</button>
<details><summary>${escapeHtml(t(message('payments.sandbox.difficult')))}</summary><div class="ways">${renderScenarioButtons(t)}</div></details></form>
${renderBackLink(order.returnUrl, t(message('payments.sandbox.leave')))}`
  return pageHtml({ title: `${pay} · ${order.organisation}`, head: renderOrderHead(order, page), body }, page)
}

function renderClosedPage(order: OrderView, reason: 'paid' | 'over', page: PageLanguage): string {
  const { t } = page
  const title = t(message(`payments.sandbox.${reason}.title`))
  const hint = t(message(`payments.sandbox.${reason}.hint`))
  const body = `<section class="told"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(hint)}</p></section>
${renderBackLink(order.returnUrl, t(message('payments.sandbox.back')))}`
  return pageHtml({ title, head: renderOrderHead(order, page), body }, page)
}

function renderUnknownPage(page: PageLanguage): string {
  const title = page.t(message('payments.sandbox.unknown.title'))
  const body = `<section class="told"><p>${escapeHtml(page.t(message('payments.sandbox.unknown.hint')))}</p></section>`
  return pageHtml({ title, head: `<h1>${escapeHtml(title)}</h1>`, body }, page)
}

type Order = Doc<typeof SandboxOrder>

function pageTo({ headers, query, ctx: { site } }: RawRequest): PageLanguage {
  const { cookie, 'accept-language': acceptLanguage } = headers
  const language = languageOf({ asked: query['_lang'], cookie, acceptLanguage })
  return { language, t: site.translators[language] }
}

/** An app's own scheme has no origin, so the policy names the scheme. */
function policySource(address: string | null): string {
  if (address === null || !URL.canParse(address)) return ''
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin
}

/** Content security policy: no scripts; the form may submit to the page and redirect to the return URL. */
function createSecurityPolicy(returnUrl: string | null): string {
  const style = createHash('sha256').update(pageStyle()).digest('base64')
  return `default-src 'none'; style-src 'sha256-${style}'; font-src 'self'; form-action 'self' ${policySource(returnUrl)}; base-uri 'none'; frame-ancestors 'self'`
}

function createPageResponse(status: number, body: string, returnUrl: string | null): RawResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': createSecurityPolicy(returnUrl),
    'referrer-policy': 'no-referrer',
  }
  return { status, headers, body }
}

async function organisationName(documents: Documents): Promise<string> {
  const type = documents.registry.find('Website Settings')
  const settings: unknown = type ? await documents.get(type, type.name) : null
  const name: unknown = Reflect.get(Object(settings), 'site_name')
  return typeof name === 'string' && name !== '' ? name : 'Mela'
}

interface FoundOrder {
  readonly order: Order
  readonly orderView: OrderView
  readonly orderState: 'open' | 'paid' | 'over'
}

async function findOrder(documents: Documents, name: string, timeZone: string): Promise<FoundOrder | null> {
  const [order] = await documents.find(SandboxOrder, { where: { name } })
  if (!order) return null
  const isPaid = await hasActivePayment(documents, name)
  const orderState = isPaid ? 'paid' : isExpired(order, documents.now, timeZone) ? 'over' : 'open'
  const { description, amount, currency, return_url: returnUrl } = order
  const organisation = await organisationName(documents)
  return {
    order,
    orderState,
    orderView: { organisation, description: description ?? '', amount, currency, returnUrl },
  }
}

function renderOrderPage({ orderView, orderState }: FoundOrder, page: PageLanguage): RawResponse {
  const { returnUrl } = orderView
  if (orderState === 'open') return createPageResponse(200, renderPaymentPage(orderView, page), returnUrl)
  return createPageResponse(200, renderClosedPage(orderView, orderState, page), returnUrl)
}

/** Runs the chosen scenario and redirects the payer; a repeated submission is redirected too. */
async function pay(request: RawRequest, site: Site, { order }: FoundOrder): Promise<RawResponse> {
  const form = new URLSearchParams(request.body.toString('utf8'))
  const [scenario, method] = [findScenario(form.get('scenario')), methodNamed(form.get('method'))]
  const back = { status: 303, headers: { location: order.return_url, 'cache-control': 'no-store' } }
  if (!scenario) return { ...back, headers: { ...back.headers, location: request.params['order'] ?? '' } }
  const choice = { order: order.name, scenario, method }
  await site.write(administrator, (documents) => chooseScenario(documents, choice, site.settings.timeZone))
  if (scenarioPlans[scenario].isSentFirst) await runDueSteps(site)
  return back
}

const paymentPageRoute: RawRoute = {
  path: '/sandbox/pay/:order',
  methods: ['GET', 'POST'],
  bodyLimit: 4096,
  async run(request) {
    const { ctx, params } = request
    const { site, origin } = ctx
    if (origin.isDemoRefused === true) throw paymentErrors.sandbox_refused()
    const page = pageTo(request)
    const name = isSandboxAllowed(site.settings) ? (params['order'] ?? '') : ''
    const found = await site.write(administrator, (documents) =>
      findOrder(documents, name, site.settings.timeZone),
    )
    if (!found) return createPageResponse(404, renderUnknownPage(page), null)
    return request.method === 'POST' ? pay(request, site, found) : renderOrderPage(found, page)
  },
}

const DAY_SECONDS = 24 * 60 * 60

const fontRoute: RawRoute = {
  path: `${FONTS_PATH}:name`,
  methods: ['GET'],
  bodyLimit: 1024,
  async run({ params, ctx: { site } }) {
    const font = isSandboxAllowed(site.settings) ? await readPageFont(params['name'] ?? '') : null
    if (!font) return { status: 404, body: '' }
    const headers = { 'content-type': 'font/woff2', 'cache-control': `public, max-age=${DAY_SECONDS}` }
    return { status: 200, headers, body: font }
  },
}

const EVERY_MINUTE = '* * * * *'

const sandboxTask = taskInSteps(
  SANDBOX_TASK,
  async (_payload, { site }) => {
    if (isSandboxAllowed(site.settings)) await runPendingSteps(site)
  },
  EVERY_MINUTE,
)

interface SandboxDefinition {
  readonly docTypes: readonly DocType[]
  readonly tasks: readonly Task[]
  readonly routes: readonly RawRoute[]
}

export const sandboxDefinition: SandboxDefinition = {
  docTypes: [SandboxOrder, SandboxPayment, SandboxRefund, SandboxStep, SandboxSettings],
  tasks: [sandboxTask],
  routes: [paymentPageRoute, fontRoute],
}
