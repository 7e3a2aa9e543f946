import type { Messages } from '../message.ts'

export const pages = {
  'pages.about_us': 'About us',
  'pages.terms': 'Terms and conditions',
  'pages.privacy': 'Privacy policy',
  'pages.cancellation': 'Cancellation policy',
  'pages.last_changed': 'Last changed on {date}',
  'pages.on_this_page': 'On this page',
  'pages.read_more': 'Read more',
  'pages.coming_soon': 'Coming soon',
  'pages.soon_blog': 'Stories from the school and the workshops.',
  'pages.soon_seller': 'Bring what you make to the fair.',
  'pages.soon_affiliate': 'Tell others about the fair and earn with every order.',
  'pages.page': 'Page',
  'pages.soon_cart': 'Your items stay here until you pay, one parcel for each seller.',
  'pages.soon_points': 'A few points with every order, and what they buy.',
  'pages.soon_wallet': 'Refunds and gift cards in one place, each rupee accounted for.',
  'pages.soon_wishlist': 'Tap a heart, and it waits here on every phone you sign in with.',
} satisfies Messages
