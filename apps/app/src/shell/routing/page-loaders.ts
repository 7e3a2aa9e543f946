import type { ComponentType } from 'react'
import type { PageProps } from '../screen.ts'
import type { ScreenName } from './routes.ts'

type Page = ComponentType<PageProps>
export type LoadedPage = Promise<{ default: Page }>

const folder = '../../screens'

/** The files of all pages but home, in a file of its own so that home's first load does not list them. */
const files = import.meta.glob<Readonly<Record<string, Page>>>([
  '../../screens/**/*.page.tsx',
  '!../../screens/home/home.page.tsx',
])

/** Loads 'gallery/my-album' from gallery/my-album.page.tsx, which exports MyAlbumPage. */
export async function loadPage(screen: Exclude<ScreenName, 'home/home'>): LoadedPage {
  const pages = await files[`${folder}/${screen}.page.tsx`]?.()
  const page = pages?.[pageNameOf(screen)]
  if (!page) throw new Error(`${screen}.page.tsx has no ${pageNameOf(screen)}`)
  return { default: page }
}

export function pageNameOf(screen: string): string {
  const text = screen.slice(screen.lastIndexOf('/') + 1).split('-')
  return `${text.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Page`
}
