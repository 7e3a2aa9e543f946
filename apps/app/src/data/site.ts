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

/** Header and footer: the website's default ones, else those that came with the home page. */
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

/** The home page's content, asked as soon as the settings say for which business. */
export function useHome(): AnswerQuery<PageContent> {
  const visit = useVisit()
  const settings = useAnswer(settingsCall)
  const home = useAnswer(settings.value && homeCall(visit, settings.value))
  return firstOf(settings, home)
}

/** While the first of two dependent answers is missing, its state speaks for both. */
export function firstOf<Value>(first: AnswerQuery<unknown>, second: AnswerQuery<Value>): AnswerQuery<Value> {
  if (first.value !== undefined) return second
  return { ...second, error: first.error, isLoading: first.isLoading, retry: first.retry }
}
