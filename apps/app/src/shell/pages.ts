import { lazy, type ComponentType } from 'react'
import type { PageProps } from './screen.ts'
import type { ScreenName } from './routes.ts'

type Loader = () => Promise<{ default: ComponentType<PageProps> }>

const loaders: Record<ScreenName, Loader> = {
  home: async () => ({ default: (await import('../screens/home/home.page.tsx')).HomePage }),
  albums: async () => ({ default: (await import('../screens/gallery/albums.page.tsx')).AlbumsPage }),
  album: async () => ({ default: (await import('../screens/gallery/album.page.tsx')).AlbumPage }),
  events: async () => ({ default: (await import('../screens/events/events.page.tsx')).EventsPage }),
  event: async () => ({ default: (await import('../screens/events/event.page.tsx')).EventPage }),
  website: async () => ({ default: (await import('../screens/website/website.page.tsx')).WebsitePage }),
  contact: async () => ({ default: (await import('../screens/contact/contact.page.tsx')).ContactPage }),
  form: async () => ({ default: (await import('../screens/forms/form.page.tsx')).FormPage }),
  'form row': async () => ({ default: (await import('../screens/forms/row.page.tsx')).RowPage }),
  'new password': async () => ({
    default: (await import('../screens/account/new-password.page.tsx')).NewPasswordPage,
  }),
  support: async () => ({
    default: (await import('../screens/contributions/support.page.tsx')).SupportPage,
  }),
  'pay link': async () => ({
    default: (await import('../screens/payments/pay-link.page.tsx')).PayLinkPage,
  }),
  'coming soon': async () => ({
    default: (await import('../screens/coming-soon/coming-soon.page.tsx')).ComingSoonPage,
  }),
}

/** The pages, each fetched when it is first opened. */
export const pages: Record<ScreenName, ComponentType<PageProps>> = {
  home: lazy(loaders.home),
  albums: lazy(loaders.albums),
  album: lazy(loaders.album),
  events: lazy(loaders.events),
  event: lazy(loaders.event),
  website: lazy(loaders.website),
  contact: lazy(loaders.contact),
  form: lazy(loaders.form),
  'form row': lazy(loaders['form row']),
  'new password': lazy(loaders['new password']),
  support: lazy(loaders.support),
  'pay link': lazy(loaders['pay link']),
  'coming soon': lazy(loaders['coming soon']),
}

/** Fetches a page ahead, so that showing it does not wait. */
export async function preloadPage(screen: ScreenName): Promise<void> {
  await loaders[screen]()
}
