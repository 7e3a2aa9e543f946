import type { FooterItem, MenuItem, PageContent, WebsiteSettings } from '#client'
import { useCall, type CallResult } from '#client/react'
import { homeCall, settingsCall } from './calls.ts'
import { useVisit } from './visit.ts'

export interface SiteChrome {
  settings: WebsiteSettings | undefined
  menus: MenuItem[]
  footerItems: FooterItem[]
}

export function useSettings(): WebsiteSettings | undefined {
  return useCall(settingsCall).data
}

export function useSiteChrome(): SiteChrome {
  const visit = useVisit()
  const settings = useSettings()
  const home = useCall(settings && needsHome(settings) ? homeCall(visit, settings) : undefined)
  return {
    settings,
    menus: menusOf(settings, home.data),
    footerItems: footerItemsOf(settings, home.data),
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

export function useHome(): CallResult<PageContent> {
  const visit = useVisit()
  const settings = useCall(settingsCall)
  const home = useCall(settings.data && homeCall(visit, settings.data))
  return firstOf(settings, home)
}

/** Returns the state of the first of two dependent queries while its data is missing, otherwise that of the second. */
export function firstOf<Value>(first: CallResult<unknown>, second: CallResult<Value>): CallResult<Value> {
  return first.data === undefined ? { ...first, data: undefined } : second
}
