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
  sendReady,
  type GuestResponses,
  type ProducedResponse,
} from '#framework/rest'
import { asLanguage, wantedLanguages } from '#framework/messages'
import { dayIn } from '#meta'
import { pagePolicy } from './content-security-policy.ts'
import type { Answers, PageRenderer, PageRequest } from './page-renderer.ts'
import { pseudoLanguage } from '#design/messages'

interface PageOptions {
  readonly engine: Engine
  readonly answers: GuestResponses
  readonly renderer: PageRenderer
}

/** Rounds of data fetching; a page may need one result for its next query, but not without end. */
const MOST_ROUNDS = 4

interface FirstData {
  readonly answers: Answers
  readonly tags: ReadonlySet<string>
  readonly isComplete: boolean
}

async function firstData({ engine, renderer }: PageOptions, request: PageRequest): Promise<FirstData> {
  const answers: Answers = {}
  const tags = new Set<string>()
  const language = asLanguage(request.language) ?? 'en'
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const calls = renderer.callsFor(request, answers).filter(({ key }) => !(key in answers))
    if (calls.length === 0) break
    const made = await Promise.all(
      calls.map(async (call) => ({
        key: call.key,
        answer: await callAsGuest(engine, { ...call, language }),
      })),
    )
    for (const { key, answer } of made) {
      answers[key] = { status: answer.status, body: answer.body }
      for (const tag of answer.tags) tags.add(tag)
    }
  }
  return { answers, tags, isComplete: Object.values(answers).every(({ status }) => status < 500) }
}

/** Thrown with an incomplete page, which is shown but not cached. */
class Unkept extends Error {
  readonly produced: ProducedResponse

  constructor(produced: ProducedResponse) {
    super('A page was made without all of its data')
    this.produced = produced
  }
}

async function producePage(options: PageOptions, request: PageRequest): Promise<ProducedResponse> {
  const { answers, tags, isComplete } = await firstData(options, request)
  const page = options.renderer.renderPage(request, answers)
  const hasRazorpay = options.engine.settings.payments?.razorpay !== undefined
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': request.language,
    'content-security-policy': pagePolicy(page, { hasRazorpay }),
    'cache-control': 'no-cache',
    ...(page.redirect ? { location: page.redirect } : {}),
  }
  const produced = { status: page.status, headers, body: Buffer.from(page.html), tags }
  if (!isComplete) throw new Unkept(produced)
  return produced
}

function isPageAsked(request: FastifyRequest): boolean {
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
  const { engine, answers } = options
  const [path = '/'] = request.url.split('?', 1)
  const { 'accept-language': acceptLanguage, cookie } = request.headers
  const language = negotiateLanguage({ url: request.url, acceptLanguage, cookie })
  const today = dayIn(engine.settings.timeZone, new Date())
  const asked: PageRequest = { path, search: '', origin: engine.settings.publicUrl, language, today }
  try {
    const page = await answers.respond(`page ${language} ${path}`, () => producePage(options, asked))
    addVary(reply, 'accept-language', 'accept-encoding', 'cookie')
    return await sendReady(request, reply, pageFor(request, page))
  } catch (error) {
    if (!(error instanceof Unkept)) throw error
    const { status, headers, body } = error.produced
    return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
  }
}

/** Serves every other URL as a page of the app: server HTML first, hydrated by the app. */
export function addPageRoutes(app: FastifyInstance, options: PageOptions): void {
  app.get('/', (request, reply) => handlePage(options, request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (isPageAsked(request)) return handlePage(options, request, reply)
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
  const asked = new URLSearchParams(url.split('?', 2)[1] ?? '').get('language')
  if (asked === pseudoLanguage) return asked
  const chosen = CHOICE.exec(cookie ?? '')?.[1]
  return [asked ?? '', chosen ?? '', ...wantedLanguages(acceptLanguage ?? '')].find(isKnown) ?? 'en'
}
