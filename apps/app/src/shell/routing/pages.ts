import { createElement, lazy, type ComponentType, type ReactElement } from 'react'
import type { LoadedPage } from './page-loaders.ts'
import type { PageProps, Params } from '../screen.ts'
import type { ScreenName } from './routes.ts'

const loadHome = async (): LoadedPage => ({
  default: (await import('../../screens/home/home.page.tsx')).HomePage,
})

async function loadScreen(screen: ScreenName): LoadedPage {
  if (screen === 'home/home') return loadHome()
  const { loadPage } = await import('./page-loaders.ts')
  return loadPage(screen)
}

const pages = new Map<ScreenName, ComponentType<PageProps>>()

export function pageElement(screen: ScreenName, params: Params): ReactElement {
  const page = pages.get(screen) ?? lazy(() => loadScreen(screen))
  pages.set(screen, page)
  return createElement(page, { params })
}

/** Fetches a page ahead, so that its first visit renders without a fallback. */
export async function preloadPage(screen: ScreenName): Promise<void> {
  const { default: page } = await loadScreen(screen)
  if (!pages.has(screen)) pages.set(screen, page)
}
