import { createElement, lazy, type ComponentType, type ReactElement } from 'react'
import type { Loader } from './page-loaders.ts'
import type { PageProps, Params } from '../screen.ts'
import type { ScreenName } from './routes.ts'

const loadHome: Loader = async () => ({
  default: (await import('../../screens/home/home.page.tsx')).HomePage,
})

async function loadPage(screen: ScreenName): ReturnType<Loader> {
  if (screen === 'home') return loadHome()
  const { loaders } = await import('./page-loaders.ts')
  return loaders[screen]()
}

const pages = new Map<ScreenName, ComponentType<PageProps>>()

export function pageElement(screen: ScreenName, params: Params): ReactElement {
  const page = pages.get(screen) ?? lazy(() => loadPage(screen))
  pages.set(screen, page)
  return createElement(page, { params })
}

/** Fetches a page ahead, so that its first visit renders without a fallback. */
export async function preloadPage(screen: ScreenName): Promise<void> {
  const { default: page } = await loadPage(screen)
  if (!pages.has(screen)) pages.set(screen, page)
}
