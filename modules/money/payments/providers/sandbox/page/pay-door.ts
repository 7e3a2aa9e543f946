import { createHash } from 'node:crypto'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Door, DoorAnswer, DoorRequest } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { languageOf } from '#framework/messages'
import { paymentErrors } from '../../../errors.ts'
import { chooseWay, isOver, isTaken } from '../choose-way.ts'
import { doDueSteps } from '../do-steps.ts'
import { SandboxOrder } from '../doctypes/sandbox-order.doctype.ts'
import { mayPlaySandbox, type SandboxPlace } from '../sandbox-place.ts'
import { plans, wayNamed } from '../ways.ts'
import { closedPage, payingPage, unknownPage, type ShownOrder, type PageLanguage } from './page-html.ts'
import { pageStyle } from './page-style.ts'
import { methodNamed } from './page-ways.ts'

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
export const payDoor: Door = {
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
