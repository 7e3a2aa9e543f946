import { businessCall, categoriesCall, homeCall, settingsCall } from '../../data/calls.ts'
import type { PageCall } from '../../data/page-call.ts'
import { rootBar, type Head, type Screen, type ScreenVisit, type ServerPage } from '../../shell/screen.ts'
import type { Translate } from '../../language/text.ts'
import { organizationData } from '../../ui/structured-data.ts'
import { HomeBody } from './home-body.tsx'

export const homeScreen: Screen = { bar: () => rootBar, calls: homeCalls, head: homeHead }

function homeCalls({ visit, known }: ScreenVisit): PageCall[] {
  const settings = known(settingsCall)
  if (!settings) return [settingsCall]
  return [settingsCall, homeCall(visit, settings), categoriesCall(visit), businessCall(visit, settings)]
}

function homeHead({ visit, known }: ScreenVisit, t: Translate): Head {
  const settings = known(settingsCall)
  if (!settings) return { title: t('home.title'), description: '', canonical: '/' }
  const page = known(homeCall(visit, settings))?.page
  const tagline = settings.tagline ?? ''
  return {
    title: tagline ? `${settings.site_name} - ${tagline}` : settings.site_name,
    description: page?.description || tagline,
    canonical: '/',
    image: page?.image,
  }
}

/** Returns the organisation of the page as structured data. */
function organizationOf({ visit, known }: ScreenVisit): object[] {
  const settings = known(settingsCall)
  const business = settings && known(businessCall(visit, settings))?.[0]
  return settings ? [organizationData(settings, business, visit.origin)] : []
}

export const serverPage: ServerPage = {
  screen: homeScreen,
  jsonLd: organizationOf,
  body: () => <HomeBody />,
}
