import type { RoomName } from '../screens/coming-soon/rooms.ts'
import { withoutEndSlash } from './paths.ts'
import type { Params } from './screen.ts'

export type ScreenName =
  | 'home'
  | 'albums'
  | 'album'
  | 'events'
  | 'event'
  | 'website'
  | 'contact'
  | 'form'
  | 'form row'
  | 'new password'
  | 'support'
  | 'pay link'
  | 'coming soon'

export interface Route {
  /** The path as the router writes it, with :names. */
  path: string
  screen: ScreenName
  /** What the path itself says, without a :name for it. */
  params?: Params
  /** True where a dock of the page's own stands in the place of the tabs. */
  isDocked?: boolean
}

const soon = (room: RoomName, ...paths: string[]): Route[] =>
  paths.map((path) => ({ path, screen: 'coming soon', params: { room } }))

const page = (route: string): Route => ({ path: `/${route}`, screen: 'website', params: { route } })

/** Every path of the app. The specification's own keep their exact form; all others lead home. */
export const routes: readonly Route[] = [
  ...['/', '/home', '/tabs/home', '/mobile/home'].map((path): Route => ({ path, screen: 'home' })),
  { path: '/gallery', screen: 'albums' },
  { path: '/gallery-detail', screen: 'albums' },
  { path: '/gallery-detail/:id', screen: 'album' },
  { path: '/events', screen: 'events' },
  { path: '/event-detail', screen: 'events' },
  { path: '/event-detail/:id', screen: 'event', isDocked: true },
  { path: '/detail/:id', screen: 'event', isDocked: true },
  { path: '/contact-us', screen: 'contact' },
  { path: '/update-password', screen: 'new password' },
  { path: '/support', screen: 'support' },
  { path: '/pay/:token', screen: 'pay link' },
  { path: '/p/:route', screen: 'website' },
  ...['about-us', 'terms-condition', 'privacy-policy', 'cancellation-policy'].map(page),
  ...soon('page', '/coming-soon'),
  ...soon('category', '/tabs/category', '/category/:route', '/product/:route'),
  ...soon('wishlist', '/tabs/wishlist'),
  ...soon('account', '/tabs/my-profile', '/family', '/family/:id', '/my-ads'),
  ...soon('wallet', '/tabs/wallet'),
  ...soon('points', '/reward-points'),
  ...soon('cart', '/yourcart', '/checkout'),
  ...soon('orders', '/my-orders', '/my-orders/:name'),
  ...soon('blog', '/blog-list', '/blog/:route'),
  ...soon('seller', '/whysellwithus', '/sell', '/sell/apply'),
  ...soon('affiliate', '/affiliate-program', '/affiliate'),
  ...soon('sign in', '/sign-in'),
  ...soon('search', '/search'),
  ...soon('volunteer', '/register-form/student-volunteer', '/volunteer', '/volunteer/shifts'),
  ...soon('registration', '/register-form', '/register-form/:type', '/register'),
  ...soon('renewal', '/student-renewal'),
  ...soon('message board', '/message-board', '/classifieds', '/classifieds/:id', '/jobs', '/jobs/:id'),
  ...soon('tickets', '/event-registration-form', '/event-registration-form/:id', '/verify/:code'),
  { path: '/new/:page_route', screen: 'form', isDocked: true },
  { path: '/webform-child', screen: 'form row', isDocked: true },
  { path: '/edit-webformchild', screen: 'form row', isDocked: true },
]

export interface MatchedRoute {
  screen: ScreenName
  params: Params
  isDocked: boolean
}

/** The screen of a path; undefined for an unknown one. A path without :names goes before one with them. */
export function matchRoute(path: string): MatchedRoute | undefined {
  const segments = segmentsOf(withoutEndSlash(path))
  for (const route of inOrder) {
    const found = matchSegments(segmentsOf(route.path), segments)
    if (found) return matched(route, found)
  }
  return undefined
}

function matched({ screen, params, isDocked = false }: Route, found: Params): MatchedRoute {
  return { screen, params: { ...params, ...found }, isDocked }
}

const inOrder = routes.toSorted((left, right) => namesIn(left.path) - namesIn(right.path))

function namesIn(path: string): number {
  return path.split(':').length
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

function matchSegments(pattern: readonly string[], segments: readonly string[]): Params | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decoded(segment)
    else if (part !== segment) return undefined
  }
  return params
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
