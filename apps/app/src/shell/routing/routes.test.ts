import { expect, test } from 'vitest'
import { matchRoute, routes } from './routes.ts'

const screenOf = (path: string) => matchRoute(path)?.screen

test('Every path of the specification has its screen', () => {
  const paths = {
    home: ['/', '/home', '/tabs/home', '/mobile/home', '/home/'],
    albums: ['/gallery', '/gallery-detail'],
    album: ['/gallery-detail/G-00001'],
    events: ['/events', '/event-detail', '/detail/events', '/event-registration-form'],
    event: ['/event-detail/EV-1', '/detail/kite-morning'],
    'registration form': ['/event-registration-form/EV-1'],
    'event registration': ['/registration/a-token'],
    'my tickets': ['/my-tickets'],
    website: ['/about-us', '/p/our-school', '/terms-condition', '/privacy-policy', '/cancellation-policy'],
    contact: ['/contact-us'],
    'new password': ['/update-password'],
    support: ['/support', '/support/'],
    'pay link': ['/pay/a-token'],
    checkout: ['/checkout'],
    cart: ['/yourcart', '/yourcart/'],
    wishlist: ['/tabs/wishlist'],
    'shared list': ['/wishlist/a-token'],
    form: [
      ...['/new/x', '/new/volunteer-interest/', '/register-form/student', '/register-form', '/register'],
    ],
    'sign in': ['/sign-in'],
    family: ['/family'],
    child: ['/family/STU-2026-00001'],
    renewal: ['/student-renewal'],
    verify: ['/verify/CARD-7Q2M-0KXT-94HV'],
    'form row': ['/webform-child', '/edit-webformchild'],
    boards: ['/message-board'],
    topics: ['/message-board/BRD-001'],
    topic: ['/message-board/BRD-001/TOP-00001'],
    classifieds: ['/classifieds', '/classifieds/'],
    classified: ['/classifieds/CL-00001'],
    inbox: ['/inbox'],
    'my ads': ['/my-ads'],
    jobs: ['/jobs'],
    place: ['/place'],
    profile: ['/tabs/my-profile'],
    job: ['/jobs/JOB-00001'],
    volunteer: ['/volunteer', '/volunteer/'],
    shifts: ['/volunteer/shifts'],
    'guardian consent': ['/volunteer-consent'],
    'my orders': ['/my-orders'],
    order: ['/my-orders/ORD-2026-000001'],
    'find order': ['/find-order'],
    categories: ['/tabs/category'],
    category: ['/category/clay-and-pottery'],
    products: ['/products', '/products/new', '/products/offers'],
    product: ['/product/steel-tiffin'],
    'write review': ['/product/steel-tiffin/review', '/my-orders/a-token/review/steel-tiffin'],
    search: ['/search'],
    'coming soon': [
      '/coming-soon',
      ...['/tabs/wallet', '/reward-points', '/blog-list', '/whysellwithus', '/affiliate-program'],
    ],
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
