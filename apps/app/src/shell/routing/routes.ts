import type { PlannedPageName } from '../../screens/coming-soon/planned-pages.ts'
import type { Params } from '../screen.ts'
import { trimEnd } from '#meta'

interface ScreenPath {
  path: string
  params?: Params
}

interface Entry {
  paths: readonly ScreenPath[]
  /** The page has a bar of its own at the bottom, on top of the tabs. */
  isDocked?: boolean
}

/** Paths of a screen; ':id' gives the page a parameter of that name. */
const at = (...paths: string[]): Entry => ({ paths: paths.map((path) => ({ path })) })

const dockedAt = (...paths: string[]): Entry => ({ ...at(...paths), isDocked: true })

const planned = (page: PlannedPageName, ...paths: string[]): ScreenPath[] =>
  paths.map((path) => ({ path, params: { page } }))

const websitePages = ['about-us', 'terms-condition', 'privacy-policy', 'cancellation-policy']

/** A registration without a type is a student's. */
const studentForms = ['/register-form', '/register'].map((path) => ({
  path,
  params: { page_route: 'student' },
}))

/**
 * The screens of the app with their paths. A screen's name says where its files are: 'events/event' is the page
 * screens/events/event.page.tsx, and the server renders it by event.screen.tsx beside. Paths of the specification are
 * exact; all others lead to home.
 */
const screens = {
  'home/home': at('/', '/home', '/tabs/home', '/mobile/home'),
  'gallery/albums': at('/gallery', '/gallery-detail'),
  'gallery/album': at('/gallery-detail/:id'),
  'events/events': at('/events', '/event-detail', '/detail/events', '/event-registration-form'),
  'events/event': dockedAt('/event-detail/:id', '/detail/:id'),
  'events/registering/registration-form': dockedAt('/event-registration-form/:id'),
  'events/registered/registration': at('/registration/:token'),
  'events/my-tickets/my-tickets': at('/my-tickets'),
  'contact/contact': at('/contact-us'),
  'account/new-password': at('/update-password'),
  'contributions/support': at('/support'),
  'payments/pay-link': at('/pay/:token'),
  'sign-in/sign-in': at('/sign-in'),
  'family/family': at('/family'),
  'family/statement/statement': at('/family/statement'),
  'family/child': at('/family/:id'),
  'class-lists/class-list': dockedAt('/class-lists/:id'),
  'renewals/renewal': dockedAt('/student-renewal'),
  'cards/verify': at('/verify/:code'),
  'check-in/check-in': at('/check-in', '/check-in/:event'),
  'board/boards': at('/message-board'),
  'board/topics': at('/message-board/:board'),
  'board/topic': at('/message-board/:board/:topic'),
  'classifieds/classifieds': at('/classifieds'),
  'classifieds/classified': at('/classifieds/:id'),
  'classifieds/my-ads': at('/my-ads'),
  'jobs/jobs': at('/jobs'),
  'jobs/job': at('/jobs/:id'),
  'blog/posts': at('/blog-list'),
  'blog/post': at('/blog/:route'),
  'blog/preview': at('/blog/preview/:token'),
  'website/website': {
    paths: [
      { path: '/p/:route' },
      ...websitePages.map((route) => ({ path: `/${route}`, params: { route } })),
    ],
  },
  'catalog/categories': at('/tabs/category'),
  'catalog/category': at('/category/:route'),
  'catalog/products': at('/products', '/products/:list'),
  'catalog/product/product': dockedAt('/product/:route'),
  'catalog/reviews/write-review': at('/product/:route/review', '/my-orders/:opener/review/:route'),
  'catalog/search/search': at('/search'),
  'wishlist/wishlist': at('/tabs/wishlist'),
  'wishlist/shared-list': at('/wishlist/:token'),
  'account/profile/profile': at('/tabs/my-profile'),
  'notifications/inbox': at('/inbox'),
  'notifications/unsubscribe': at('/unsubscribe'),
  'wallet/wallet': at('/tabs/wallet'),
  'rewards/reward-points': at('/reward-points'),
  'gift-cards/gift-cards': at('/gift-cards'),
  'affiliates/affiliate-program': at('/affiliate-program', '/affiliate'),
  'quotes/quote': at('/quotes/:code'),
  'pledges/pledges': at('/pledges'),
  'businesses/place': at('/place'),
  'cart/cart': dockedAt('/yourcart'),
  'cart/checkout/checkout': dockedAt('/checkout'),
  'orders/my-orders/my-orders': at('/my-orders'),
  'orders/order': at('/my-orders/:name'),
  'orders/find-order/find-order': at('/find-order'),
  'volunteers/volunteer': at('/volunteer'),
  'volunteers/shift/shifts': at('/volunteer/shifts'),
  'volunteers/guardian-consent': at('/volunteer-consent'),
  'forms/form': {
    paths: [...studentForms, { path: '/register-form/:page_route' }, { path: '/new/:page_route' }],
    isDocked: true,
  },
  'forms/row': dockedAt('/webform-child', '/edit-webformchild'),
  'coming-soon/coming-soon': {
    paths: [
      ...planned('page', '/coming-soon'),
      ...planned('seller', '/whysellwithus', '/sell', '/sell/apply'),
    ],
  },
} satisfies Record<string, Entry>

export type ScreenName = keyof typeof screens

export interface Route extends ScreenPath {
  screen: ScreenName
  isDocked: boolean
}

export const routes: readonly Route[] = screenNames().flatMap(routesOf)

function screenNames(): ScreenName[] {
  return Object.keys(screens).filter(isScreenName)
}

function isScreenName(name: string): name is ScreenName {
  return name in screens
}

function routesOf(screen: ScreenName): Route[] {
  const { paths, isDocked = false }: Entry = screens[screen]
  return paths.map((path) => ({ ...path, screen, isDocked }))
}

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

function matched({ screen, params, isDocked }: Route, found: Params): MatchedRoute {
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
