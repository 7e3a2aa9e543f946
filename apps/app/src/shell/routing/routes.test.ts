import { expect, expectTypeOf, test } from 'vitest'
import { pageNameOf } from './page-loaders.ts'
import { matchRoute, routes } from './routes.ts'
import type { Screen, ServerPage } from '../screen.ts'

const screenOf = (path: string) => matchRoute(path)?.screen

test('Every path of the specification has its screen', () => {
  const paths = {
    'home/home': ['/', '/home', '/tabs/home', '/mobile/home', '/home/'],
    'gallery/albums': ['/gallery', '/gallery-detail'],
    'gallery/album': ['/gallery-detail/G-00001'],
    'events/events': ['/events', '/event-detail', '/detail/events', '/event-registration-form'],
    'events/event': ['/event-detail/EV-1', '/detail/kite-morning'],
    'events/registering/registration-form': ['/event-registration-form/EV-1'],
    'events/registered/registration': ['/registration/a-token'],
    'events/my-tickets/my-tickets': ['/my-tickets'],
    'website/website': [
      '/about-us',
      '/p/our-school',
      '/terms-condition',
      '/privacy-policy',
      '/cancellation-policy',
    ],
    'contact/contact': ['/contact-us'],
    'account/new-password': ['/update-password'],
    'contributions/support': ['/support', '/support/'],
    'payments/pay-link': ['/pay/a-token'],
    'cart/checkout/checkout': ['/checkout'],
    'cart/cart': ['/yourcart', '/yourcart/'],
    'wishlist/wishlist': ['/tabs/wishlist'],
    'wishlist/shared-list': ['/wishlist/a-token'],
    'forms/form': [
      ...['/new/x', '/new/volunteer-interest/', '/register-form/student', '/register-form', '/register'],
    ],
    'sign-in/sign-in': ['/sign-in'],
    'family/family': ['/family'],
    'family/statement/statement': ['/family/statement'],
    'family/child': ['/family/STU-2026-00001'],
    'renewals/renewal': ['/student-renewal'],
    'cards/verify': ['/verify/CARD-7Q2M-0KXT-94HV'],
    'forms/row': ['/webform-child', '/edit-webformchild'],
    'board/boards': ['/message-board'],
    'board/topics': ['/message-board/BRD-001'],
    'board/topic': ['/message-board/BRD-001/TOP-00001'],
    'classifieds/classifieds': ['/classifieds', '/classifieds/'],
    'classifieds/classified': ['/classifieds/CL-00001'],
    'notifications/inbox': ['/inbox'],
    'classifieds/my-ads': ['/my-ads'],
    'jobs/jobs': ['/jobs'],
    'businesses/place': ['/place'],
    'account/profile/profile': ['/tabs/my-profile'],
    'jobs/job': ['/jobs/JOB-00001'],
    'volunteers/volunteer': ['/volunteer', '/volunteer/'],
    'volunteers/shift/shifts': ['/volunteer/shifts'],
    'volunteers/guardian-consent': ['/volunteer-consent'],
    'orders/my-orders/my-orders': ['/my-orders'],
    'orders/order': ['/my-orders/ORD-2026-000001'],
    'orders/find-order/find-order': ['/find-order'],
    'catalog/categories': ['/tabs/category'],
    'catalog/category': ['/category/clay-and-pottery'],
    'catalog/products': ['/products', '/products/new', '/products/offers'],
    'catalog/product/product': ['/product/steel-tiffin'],
    'catalog/reviews/write-review': [
      '/product/steel-tiffin/review',
      '/my-orders/a-token/review/steel-tiffin',
    ],
    'catalog/search/search': ['/search'],
    'wallet/wallet': ['/tabs/wallet'],
    'rewards/reward-points': ['/reward-points'],
    'gift-cards/gift-cards': ['/gift-cards'],
    'affiliates/affiliate-program': ['/affiliate-program', '/affiliate'],
    'pledges/pledges': ['/pledges'],
    'blog/posts': ['/blog-list'],
    'blog/post': ['/blog/how-a-water-pot-is-made'],
    'blog/preview': ['/blog/preview/a-token'],
    'coming-soon/coming-soon': ['/coming-soon', '/whysellwithus'],
  }
  for (const [screen, known] of Object.entries(paths)) {
    expect(known.map(screenOf)).toEqual(known.map(() => screen))
  }
})

test('An unknown path has no screen', () => {
  expect(['/nonsense', '/gallery/x', '/gallery-detail/a/b', '/p'].map(screenOf)).toEqual(
    Array(4).fill(undefined),
  )
})

test('The path gives the screen’s parameters', () => {
  expect(matchRoute('/gallery-detail/G%2F1')?.params).toEqual({ id: 'G/1' })
  expect(matchRoute('/gallery-detail/%')?.params).toEqual({ id: '%' })
  expect(matchRoute('/privacy-policy')?.params).toEqual({ route: 'privacy-policy' })
  expect(matchRoute('/register-form/student-volunteer')?.params).toEqual({ page_route: 'student-volunteer' })
  expect(matchRoute('/register-form/student')?.params).toEqual({ page_route: 'student' })
  expect(matchRoute('/register-form')?.params).toEqual({ page_route: 'student' })
})

test('No path is declared twice', () => {
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

const folder = '../../screens/'
const sources = import.meta.glob<string>('../../screens/**/*.{page,screen}.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('Every screen has a page and what the server renders of it', () => {
  const lacking = routes.flatMap(({ screen }) => {
    const parts = {
      [`${screen}.page.tsx`]: `export function ${pageNameOf(screen)}(`,
      [`${screen}.screen.tsx`]: 'export const serverPage: ServerPage = {',
    }
    return Object.entries(parts).filter(([file, part]) => sources[folder + file]?.includes(part) !== true)
  })
  expect(lacking).toEqual([])
})

test('What the server renders of a screen does not compile without one of its parts', () => {
  expectTypeOf<{ screen: Screen; body: () => null }>().toExtend<ServerPage>()
  expectTypeOf<{ screen: Omit<Screen, 'head'>; body: () => null }>().not.toExtend<ServerPage>()
  expectTypeOf<{ screen: Screen }>().not.toExtend<ServerPage>()
})

test('Every page is a screen of the table', () => {
  const named: ReadonlySet<string> = new Set(routes.map(({ screen }) => screen))
  const found = Object.keys(sources).map((file) =>
    file.slice(folder.length).replace(/\.(page|screen)\.tsx$/, ''),
  )
  expect(found.length).toBeGreaterThan(80)
  expect(found.filter((screen) => !named.has(screen))).toEqual([])
})
