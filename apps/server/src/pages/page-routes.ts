import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedResponse } from '#framework/response-cache'
import type { Engine } from '#framework/engine'
import type { DialectError } from '#framework/errors'
import {
  addVary,
  callAsGuest,
  asDialectError,
  errorBody,
  isAnonymous,
  restErrors,
  sendEncoded,
  type GuestResponses,
  type ProducedResponse,
} from '#framework/rest'
import { asLanguage, wantedLanguages } from '#framework/messages'
import { dayIn } from '#meta'
import { pagePolicy } from './content-security-policy.ts'
import type { Responses, PageRenderer, PageRequest } from './page-renderer.ts'
import { pseudoLanguage } from '#design/messages'

interface PageOptions {
  readonly engine: Engine
  readonly responses: GuestResponses
  readonly renderer: PageRenderer
}

/** Rounds of data fetching; a page may need one result for its next query, but not without end. */
const MAX_FETCHES = 4

interface FirstData {
  readonly responses: Responses
  readonly tags: ReadonlySet<string>
  readonly freshFor: number
  readonly isComplete: boolean
}

async function firstData({ engine, renderer }: PageOptions, request: PageRequest): Promise<FirstData> {
  const responses: Responses = {}
  const tags = new Set<string>()
  let freshFor = Infinity
  const language = asLanguage(request.language) ?? 'en'
  for (let fetchCount = 0; fetchCount < MAX_FETCHES; fetchCount += 1) {
    const calls = renderer.callsFor(request, responses).filter(({ key }) => !(key in responses))
    if (calls.length === 0) break
    const results = await Promise.all(
      calls.map(async (call) => ({
        key: call.key,
        answer: await callAsGuest(engine, { ...call, language }),
      })),
    )
    for (const { key, answer: response } of results) {
      responses[key] = { status: response.status, body: response.body }
      for (const tag of response.tags) tags.add(tag)
      freshFor = Math.min(freshFor, response.freshFor)
    }
  }
  const isComplete = Object.values(responses).every(({ status }) => status < 500)
  return { responses, tags, freshFor, isComplete }
}

/** Thrown with an incomplete page, which is shown but not cached. */
class IncompletePageError extends Error {
  readonly produced: ProducedResponse

  constructor(produced: ProducedResponse) {
    super('A page was made without all of its data')
    this.produced = produced
  }
}

async function producePage(options: PageOptions, request: PageRequest): Promise<ProducedResponse> {
  const { responses, tags, freshFor, isComplete } = await firstData(options, request)
  const page = options.renderer.renderPage(request, responses)
  const hasRazorpay = options.engine.settings.payments?.razorpay !== undefined
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': request.language,
    'content-security-policy': pagePolicy(page, { hasRazorpay }),
    'cache-control': 'no-cache',
    ...(page.redirect ? { location: page.redirect } : {}),
  }
  const produced = { status: page.status, headers, body: Buffer.from(page.html), tags, freshFor }
  if (!isComplete) throw new IncompletePageError(produced)
  return produced
}

function isPageRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? ''
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  return isReading && !/^\/(api|files|private|assets|desk)(\/|$)/.test(path) && !/\.\w{2,5}$/.test(path)
}

function unknownAddress(request: FastifyRequest): DialectError {
  return restErrors.unknownAddress(request.method, request.url.split('?', 1)[0] ?? '/')
}

/** A 404 for guests is no 404 for signed-in users, whose app fetches its own data. */
function pageFor(request: FastifyRequest, page: EncodedResponse): EncodedResponse {
  return page.status === 404 && !isAnonymous(request) ? { ...page, status: 200 } : page
}

async function handlePage(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
  const { engine, responses } = options
  const [path = '/'] = request.url.split('?', 1)
  const { 'accept-language': acceptLanguage, cookie } = request.headers
  const language = negotiateLanguage({ url: request.url, acceptLanguage, cookie })
  const today = dayIn(engine.settings.timeZone, new Date())
  const pageRequest: PageRequest = { path, search: '', origin: engine.settings.publicUrl, language, today }
  try {
    const page = await responses.respond(`page ${language} ${path}`, () => producePage(options, pageRequest))
    addVary(reply, 'accept-language', 'accept-encoding', 'cookie')
    return await sendEncoded(request, reply, pageFor(request, page))
  } catch (error) {
    if (!(error instanceof IncompletePageError)) throw error
    const { status, headers, body } = error.produced
    return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
  }
}

/** Serves every other URL as a page of the app: server HTML first, hydrated by the app. */
export function addPageRoutes(app: FastifyInstance, options: PageOptions): void {
  app.get('/', (request, reply) => handlePage(options, request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) return handlePage(options, request, reply)
    const shown = asDialectError(unknownAddress(request))
    return reply.code(shown.status).send(errorBody(shown))
  })
}

const known = ['en', 'hi', 'ta'] as const

function isKnown(language: string): boolean {
  return known.some((one) => one === language)
}

const CHOICE = /(?:^|;\s*)preferred_language=([a-z]{2})/

interface LanguagePreferences {
  readonly url: string
  readonly acceptLanguage: string | undefined
  readonly cookie: string | undefined
}

/**
 * Language of a page: the one in its URL (`?language=ta`; also the pseudo-language of tests), else the reader's earlier
 * choice, else the first supported one of the browser, else English.
 */
export function negotiateLanguage({ url, acceptLanguage, cookie }: LanguagePreferences): string {
  const pageRequest = new URLSearchParams(url.split('?', 2)[1] ?? '').get('language')
  if (pageRequest === pseudoLanguage) return pageRequest
  const chosen = CHOICE.exec(cookie ?? '')?.[1]
  return [pageRequest ?? '', chosen ?? '', ...wantedLanguages(acceptLanguage ?? '')].find(isKnown) ?? 'en'
}
