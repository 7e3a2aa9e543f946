import { expect, test } from 'vitest'
import { matchRoute, routes } from './routes.ts'

const screenOf = (path: string) => matchRoute(path)?.screen

test('every path of the specification has its screen', () => {
  const paths = {
    home: ['/', '/home', '/tabs/home', '/mobile/home', '/home/'],
    albums: ['/gallery', '/gallery-detail'],
    album: ['/gallery-detail/G-00001'],
    events: ['/events', '/event-detail'],
    event: ['/event-detail/EV-1', '/detail/kite-morning'],
    website: ['/about-us', '/p/our-school', '/terms-condition', '/privacy-policy', '/cancellation-policy'],
    contact: ['/contact-us'],
    'new password': ['/update-password'],
    support: ['/support', '/support/'],
    'pay link': ['/pay/a-token'],
    form: ['/new/x', '/new/volunteer-interest/'],
    'form row': ['/webform-child', '/edit-webformchild'],
    'coming soon': [
      ...['/coming-soon', '/tabs/category', '/tabs/wishlist', '/tabs/my-profile', '/register-form/student'],
      ...['/register-form', '/register', '/message-board'],
      ...['/student-renewal', '/event-registration-form', '/event-registration-form/EV-1', '/yourcart'],
      ...[
        '/my-orders',
        '/tabs/wallet',
        '/reward-points',
        '/blog-list',
        '/whysellwithus',
        '/affiliate-program',
      ],
    ],
  }
  for (const [screen, known] of Object.entries(paths)) {
    expect(known.map(screenOf)).toEqual(known.map(() => screen))
  }
})

test('an unknown path has none', () => {
  expect(['/nonsense', '/gallery/x', '/gallery-detail/a/b', '/p'].map(screenOf)).toEqual(
    Array(4).fill(undefined),
  )
})

test('the path says what to show', () => {
  expect(matchRoute('/gallery-detail/G%2F1')?.params).toEqual({ id: 'G/1' })
  expect(matchRoute('/gallery-detail/%')?.params).toEqual({ id: '%' })
  expect(matchRoute('/privacy-policy')?.params).toEqual({ route: 'privacy-policy' })
  expect(matchRoute('/register-form/student-volunteer')?.params).toEqual({ room: 'volunteer' })
  expect(matchRoute('/register-form/student')?.params).toEqual({ room: 'registration', type: 'student' })
})

test('no path stands twice', () => {
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
