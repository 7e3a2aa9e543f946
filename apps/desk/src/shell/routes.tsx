import { createBrowserRouter } from 'react-router-dom'
import type { Session } from '../data/session.ts'
import { NotFound } from '../ui/failed.tsx'
import { BrokenPage } from './broken-page.tsx'
import { Frame } from './frame.tsx'
import { moneyRoutes } from './money-routes.ts'

/** Every address of the desk; the pages are fetched when they are first opened. */
export function deskRouter(session: Session) {
  return createBrowserRouter(
    [
      {
        element: <Frame session={session} />,
        hydrateFallbackElement: <div className="desk" />,
        errorElement: <BrokenPage />,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('../screens/home/home.page.tsx')).HomePage }),
          },
          {
            path: 'my-account',
            lazy: async () => ({
              Component: (await import('../screens/account/account.page.tsx')).AccountPage,
            }),
          },
          moneyRoutes,
          {
            path: 'pictures/:name',
            lazy: async () => ({
              Component: (await import('../screens/pictures/pictures.page.tsx')).PicturesPage,
            }),
          },
          { path: 'new/:slug', lazy: async () => ({ Component: (await import('./type.page.tsx')).NewPage }) },
          { path: ':slug', lazy: async () => ({ Component: (await import('./type.page.tsx')).TypePage }) },
          {
            path: ':slug/:name',
            lazy: async () => ({ Component: (await import('./type.page.tsx')).DocumentPage }),
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: '/desk' },
  )
}
