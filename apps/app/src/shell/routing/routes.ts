import type { PlannedPageName } from '../../screens/coming-soon/planned-pages.ts'
import type { Params } from '../screen.ts'
import { trimEnd } from '#meta'

export type ScreenName =
  | 'home'
  | 'albums'
  | 'album'
  | 'events'
  | 'event'
  | 'registration form'
  | 'event registration'
  | 'my tickets'
  | 'website'
  | 'contact'
  | 'form'
  | 'form row'
  | 'new password'
  | 'support'
  | 'pay link'
  | 'checkout'
  | 'sign in'
  | 'family'
  | 'child'
  | 'renewal'
  | 'verify'
  | 'check-in'
  | 'classifieds'
  | 'classified'
  | 'my ads'
  | 'jobs'
  | 'job'
  | 'volunteer'
  | 'shifts'
  | 'guardian consent'
  | 'boards'
  | 'topics'
  | 'topic'
  | 'place'
  | 'profile'
  | 'inbox'
  | 'categories'
  | 'category'
  | 'products'
  | 'search'
  | 'product'
  | 'write review'
  | 'cart'
  | 'wishlist'
  | 'shared list'
  | 'my orders'
  | 'order'
  | 'find order'
  | 'coming soon'

export interface Route {
  path: string
  screen: ScreenName
  params?: Params
  isDocked?: boolean
}

const soon = (planned: PlannedPageName, ...paths: string[]): Route[] =>
  paths.map((path) => ({ path, screen: 'coming soon', params: { page: planned } }))

const page = (route: string): Route => ({ path: `/${route}`, screen: 'website', params: { route } })

/** Route of a student's registration; a registration without a type is a student's. */
const studentForm = (path: string): Route => ({
  ...{ path, screen: 'form', isDocked: true },
  params: { page_route: 'student' },
})

/** Paths of the app. Those of the specification are exact; all others lead to home. */
export const routes: readonly Route[] = [
  ...['/', '/home', '/tabs/home', '/mobile/home'].map((path): Route => ({ path, screen: 'home' })),
  { path: '/gallery', screen: 'albums' },
  { path: '/gallery-detail', screen: 'albums' },
  { path: '/gallery-detail/:id', screen: 'album' },
  { path: '/events', screen: 'events' },
  { path: '/event-detail', screen: 'events' },
  { path: '/event-detail/:id', screen: 'event', isDocked: true },
  { path: '/detail/events', screen: 'events' },
  { path: '/detail/:id', screen: 'event', isDocked: true },
  { path: '/event-registration-form', screen: 'events' },
  { path: '/event-registration-form/:id', screen: 'registration form', isDocked: true },
  { path: '/registration/:token', screen: 'event registration' },
  { path: '/my-tickets', screen: 'my tickets' },
  { path: '/contact-us', screen: 'contact' },
  { path: '/update-password', screen: 'new password' },
  { path: '/support', screen: 'support' },
  { path: '/pay/:token', screen: 'pay link' },
  { path: '/sign-in', screen: 'sign in' },
  { path: '/family', screen: 'family' },
  { path: '/family/:id', screen: 'child' },
  { path: '/student-renewal', screen: 'renewal', isDocked: true },
  { path: '/verify/:code', screen: 'verify' },
  { path: '/check-in', screen: 'check-in' },
  { path: '/check-in/:event', screen: 'check-in' },
  { path: '/message-board', screen: 'boards' },
  { path: '/message-board/:board', screen: 'topics' },
  { path: '/message-board/:board/:topic', screen: 'topic' },
  { path: '/classifieds', screen: 'classifieds' },
  { path: '/classifieds/:id', screen: 'classified' },
  { path: '/my-ads', screen: 'my ads' },
  { path: '/jobs', screen: 'jobs' },
  { path: '/jobs/:id', screen: 'job' },
  { path: '/p/:route', screen: 'website' },
  ...['about-us', 'terms-condition', 'privacy-policy', 'cancellation-policy'].map(page),
  ...soon('page', '/coming-soon'),
  { path: '/tabs/category', screen: 'categories' },
  { path: '/category/:route', screen: 'category' },
  ...['/products', '/products/:list'].map((path): Route => ({ path, screen: 'products' })),
  { path: '/product/:route', screen: 'product', isDocked: true },
  ...['/product/:route/review', '/my-orders/:opener/review/:route'].map((path): Route => ({
    path,
    screen: 'write review',
  })),
  { path: '/tabs/wishlist', screen: 'wishlist' },
  { path: '/wishlist/:token', screen: 'shared list' },
  { path: '/tabs/my-profile', screen: 'profile' },
  { path: '/inbox', screen: 'inbox' },
  { path: '/place', screen: 'place' },
  ...soon('wallet', '/tabs/wallet'),
  ...soon('points', '/reward-points'),
  { path: '/yourcart', screen: 'cart', isDocked: true },
  { path: '/checkout', screen: 'checkout', isDocked: true },
  { path: '/my-orders', screen: 'my orders' },
  { path: '/my-orders/:name', screen: 'order' },
  { path: '/find-order', screen: 'find order' },
  ...soon('blog', '/blog-list', '/blog/:route'),
  ...soon('seller', '/whysellwithus', '/sell', '/sell/apply'),
  ...soon('affiliate', '/affiliate-program', '/affiliate'),
  { path: '/search', screen: 'search' },
  { path: '/volunteer', screen: 'volunteer' },
  { path: '/volunteer/shifts', screen: 'shifts' },
  { path: '/volunteer-consent', screen: 'guardian consent' },
  ...['/register-form', '/register'].map(studentForm),
  { path: '/register-form/:page_route', screen: 'form', isDocked: true },
  { path: '/new/:page_route', screen: 'form', isDocked: true },
  { path: '/webform-child', screen: 'form row', isDocked: true },
  { path: '/edit-webformchild', screen: 'form row', isDocked: true },
]

export interface MatchedRoute {
  screen: ScreenName
  params: Params
  isDocked: boolean
}

/** Returns the screen of a path; undefined for an unknown one. A path without :names wins over one with them. */
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

const homePaths: ReadonlySet<string> = new Set(['/', '/home', '/tabs/home', '/mobile/home', '/tabs'])

export const isHomePath = (path: string): boolean => homePaths.has(withoutEndSlash(path))

export function withoutEndSlash(path: string): string {
  return path.length > 1 ? trimEnd(path, '/') || '/' : '/'
}
