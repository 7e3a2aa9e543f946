import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Params, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle, plainText } from '../../ui/text/site-text.ts'
import { breadcrumbData } from '../../ui/structured-data.ts'
import { adCall, adPath, adsPath } from './classified-calls.ts'
import { ClassifiedBody } from './classified-body.tsx'

const callOf = (params: Params) => adCall(params['id'] ?? '')

export const classifiedScreen: Screen = {
  bar: () => innerBar('classifieds.title', { parent: adsPath }),
  calls: ({ params }) => [settingsCall, callOf(params)],
  head: ({ params, known }, t) => {
    const settings = known(settingsCall)
    const ad = known(callOf(params))
    const canonical = adPath(params['id'] ?? '')
    if (!ad) return { title: pageTitle(t('classifieds.title'), settings), description: '', canonical }
    return {
      title: pageTitle(ad.title, settings),
      description: plainText(ad.description),
      canonical,
      image: ad.cover,
      kind: 'article',
    }
  },
  subject: ({ params }) => ({ call: callOf(params), missing: 'not found' }),
}

export const serverPage: ServerPage = {
  screen: classifiedScreen,
  jsonLd: ({ visit, params, known }, t) => {
    const ad = known(callOf(params))
    if (!ad) return []
    const crumbs = [
      { label: t('classifieds.title'), path: adsPath },
      { label: ad.title, path: adPath(params['id'] ?? '') },
    ]
    return [breadcrumbData(crumbs, visit.origin)]
  },
  body: (params) => <ClassifiedBody params={params} isStill />,
}
