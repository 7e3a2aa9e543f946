import { inLanguage } from '#client/react'
import { homeCall, settingsCall } from '../data/calls.ts'
import type { PageCall } from '../data/page-call.ts'
import { needsHome } from '../data/site.ts'
import type { ScreenName } from '../shell/routing/routes.ts'
import type { Screen, ScreenVisit, ServerPage } from '../shell/screen.ts'

const folder = '../screens'

const pages = import.meta.glob<ServerPage>('../screens/**/*.screen.tsx', {
  eager: true,
  import: 'serverPage',
})

export function serverPageOf(screen: ScreenName): ServerPage {
  const page = pages[`${folder}/${screen}.screen.tsx`]
  if (!page) throw new Error(`${screen}.screen.tsx has no serverPage`)
  return page
}

export function callsOf(screen: Screen, visit: ScreenVisit): PageCall[] {
  const settings = visit.known(settingsCall)
  const around = settings && needsHome(settings) ? [homeCall(visit.visit, settings)] : []
  const calls = [settingsCall, ...around, ...screen.calls(visit)].map((call) =>
    inLanguage(call, visit.visit.language),
  )
  return [...new Map(calls.map((call) => [call.key, call])).values()]
}
