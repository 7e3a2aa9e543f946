import { pageCall, settingsCall } from '../../data/calls.ts'
import type { MessageId } from '#design/messages'
import type { Translate } from '../../language/text.ts'
import {
  innerBar,
  type Head,
  type Params,
  type Screen,
  type ScreenVisit,
  type ServerPage,
} from '../../shell/screen.ts'
import { pageTitle, plainText } from '../../ui/text/site-text.ts'
import { breadcrumbData } from '../../ui/structured-data.ts'
import { WebsiteBody } from './website-body.tsx'

const ownPages: Readonly<Record<string, MessageId>> = {
  'about-us': 'pages.about_us',
  'terms-condition': 'pages.terms',
  'privacy-policy': 'pages.privacy',
  'cancellation-policy': 'pages.cancellation',
}

export const websiteScreen: Screen = {
  bar: (params) => innerBar(ownPages[params['route'] ?? ''] ?? 'pages.page'),
  calls: ({ visit, params, known }) => {
    const settings = known(settingsCall)
    return settings ? [settingsCall, pageCall(visit, settings, params['route'] ?? '')] : [settingsCall]
  },
  head: pageHead,
  subject: ({ visit, params, known }) => {
    const settings = known(settingsCall)
    return settings && { call: pageCall(visit, settings, params['route'] ?? ''), missing: 'home' }
  },
}

const pathOf = (params: Params): string => {
  const route = params['route'] ?? ''
  return route in ownPages ? `/${route}` : `/p/${encodeURIComponent(route)}`
}

function pageHead({ visit, params, known }: ScreenVisit): Head {
  const settings = known(settingsCall)
  const answer = settings && known(pageCall(visit, settings, params['route'] ?? ''))
  const canonical = pathOf(params)
  if (!answer) return { title: settings?.site_name ?? '', description: '', canonical }
  return {
    title: pageTitle(answer.page.title, settings),
    description: plainText(answer.page.description),
    canonical,
    image: answer.page.image,
    kind: 'article',
  }
}

function pageData({ visit, params, known }: ScreenVisit, t: Translate): object[] {
  const settings = known(settingsCall)
  const answer = settings && known(pageCall(visit, settings, params['route'] ?? ''))
  if (!answer) return []
  const crumbs = [
    { label: t('shell.home'), path: '/' },
    { label: answer.page.title, path: pathOf(params) },
  ]
  return [breadcrumbData(crumbs, visit.origin)]
}

export const serverPage: ServerPage = {
  screen: websiteScreen,
  jsonLd: pageData,
  body: (params) => <WebsiteBody params={params} />,
}
