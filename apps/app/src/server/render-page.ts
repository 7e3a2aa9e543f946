import { keyIn } from '#client/react'
import { translator } from '#design/catalogues'
import { isLanguage, pseudoLanguage } from '#design/messages'
import { settingsCall } from '../data/calls.ts'
import type { Visit } from '../data/visit.ts'
import { pageTitle } from '../ui/text/site-text.ts'
import type { Translate } from '../language/text.ts'
import { withoutEndSlash, matchRoute, type MatchedRoute, type ScreenName } from '../shell/routing/routes.ts'
import type { Head, Screen, ScreenVisit, Subject } from '../shell/screen.ts'
import { knownFrom } from './answered.ts'
import type { CallResponses, RenderedCall, PageRequest, RenderedPage, PageAssets } from './contract.ts'
import { pageDocument } from './page-document.ts'
import { pageMarkup } from './page-markup.tsx'
import { callsOf, serverPageOf } from './screens.ts'

/** Returns the calls that the page still lacks responses for; empty when all are known. */
export function callsFor(request: PageRequest, answers: CallResponses): RenderedCall[] {
  const route = matchRoute(request.path)
  if (!route) return []
  const calls = callsOf(serverPageOf(route.screen).screen, screenVisit(request, route, answers))
  return calls.filter(({ key }) => !(key in answers))
}

export function renderWith(assets: PageAssets, request: PageRequest, answers: CallResponses): RenderedPage {
  const route = matchRoute(request.path)
  if (!route) return redirectHome
  const page = serverPageOf(route.screen)
  const { screen } = page
  const source = screenVisit(request, route, answers)
  const missing = missingOf(screen.subject?.(source), { answers, language: source.visit.language })
  if (missing === 'home') return redirectHome
  const t = translator(request.language)
  return pageDocument({
    request: { ...request, language: source.visit.language },
    answers,
    head: headOf({ screen, source, missing }, t),
    jsonLd: page.jsonLd?.(source, t) ?? [],
    ...siteOf(source),
    body: pageMarkup({ visit: source.visit, t, route, page, answers }),
    status: missing === 'not found' ? 404 : 200,
    assets,
    ...stylesOf(assets, route.screen),
    start: startFiles(assets, route.screen),
  })
}

interface Headed {
  screen: Screen
  source: ScreenVisit
  missing: Subject['missing'] | undefined
}

function headOf({ screen, source, missing }: Headed, t: Translate): Head {
  const head = screen.head(source, t)
  const notFoundTitle = missing && screen.subject?.(source)?.notFoundTitle
  return notFoundTitle ? { ...head, title: pageTitle(t(notFoundTitle), source.known(settingsCall)) } : head
}

function siteOf(source: ScreenVisit) {
  const settings = source.known(settingsCall)
  return { siteName: settings?.site_name ?? 'Mela', brand: settings?.theme_css ?? null }
}

const redirectHome: RenderedPage = {
  status: 302,
  html: '',
  inlineScripts: [],
  inlineStyles: [],
  redirect: '/tabs/home',
}

function stylesOf(assets: PageAssets, screen: ScreenName) {
  return { css: assets.css + (assets.pageCss[screen] ?? ''), sheets: assets.sheets[screen] ?? [] }
}

function startFiles(assets: PageAssets, screen: ScreenName): string[] {
  const page = assets.pages[screen]
  const table = screen === 'home/home' ? [] : [assets.loaders]
  return [assets.entry, ...table, ...(page === undefined ? [] : [page])]
}

interface Answered {
  answers: CallResponses
  language: string
}

function missingOf(
  subject: Subject | undefined,
  { answers, language }: Answered,
): Subject['missing'] | undefined {
  if (!subject) return undefined
  const isMissing = subject.isNotFound === true || answers[keyIn(subject.call, language)]?.status === 404
  return isMissing ? subject.missing : undefined
}

function screenVisit(request: PageRequest, route: MatchedRoute, answers: CallResponses): ScreenVisit {
  const visit = visitOf(request)
  return { visit, params: route.params, known: knownFrom(answers, visit.language) }
}

function visitOf(request: PageRequest): Visit {
  const isSupported = isLanguage(request.language) || request.language === pseudoLanguage
  return {
    path: withoutEndSlash(request.path),
    search: request.search,
    origin: request.origin,
    language: isSupported ? request.language : 'en',
    today: request.today,
    applicationType: 'web',
    business: null,
    city: null,
  }
}
