import type { FooterItem, MenuItem, PageContent, WebsiteSettings } from '#client'
import { homeCall, settingsCall } from './calls.ts'
import { useAnswer, type AnswerQuery } from './query/use-answer.ts'
import { useVisit } from './visit.ts'

export interface SiteChrome {
  settings: WebsiteSettings | undefined
  menus: MenuItem[]
  footerItems: FooterItem[]
}

export function useSettings(): WebsiteSettings | undefined {
  return useAnswer(settingsCall).value
}

export function useSiteChrome(): SiteChrome {
  const visit = useVisit()
  const settings = useSettings()
  const home = useAnswer(settings && needsHome(settings) ? homeCall(visit, settings) : undefined)
  return {
    settings,
    menus: menusOf(settings, home.value),
    footerItems: footerItemsOf(settings, home.value),
  }
}

function menusOf(settings: WebsiteSettings | undefined, home: PageContent | undefined): MenuItem[] {
  const header = settings?.default_header ?? home?.header_content
  return header?.menus ?? []
}

function footerItemsOf(settings: WebsiteSettings | undefined, home: PageContent | undefined): FooterItem[] {
  const footer = settings?.default_footer ?? home?.footer_content
  return footer?.items ?? []
}

export const needsHome = (settings: WebsiteSettings): boolean =>
  !settings.default_header || !settings.default_footer

export function useHome(): AnswerQuery<PageContent> {
  const visit = useVisit()
  const settings = useAnswer(settingsCall)
  const home = useAnswer(settings.value && homeCall(visit, settings.value))
  return firstOf(settings, home)
}

/** Returns the state of the first of two dependent queries while its value is missing, otherwise that of the second. */
export function firstOf<Value>(first: AnswerQuery<unknown>, second: AnswerQuery<Value>): AnswerQuery<Value> {
  if (first.value !== undefined) return second
  return { ...second, error: first.error, isLoading: first.isLoading, retry: first.retry }
}
