import type { Messages } from '../message.ts'

export const pages = {
  'pages.about_us': 'About us',
  'pages.terms': 'Terms and conditions',
  'pages.privacy': 'Privacy policy',
  'pages.cancellation': 'Cancellation policy',
  'pages.last_changed': 'Last updated on {date}',
  'pages.on_this_page': 'On this page',
  'pages.read_more': 'Read more',
  'pages.coming_soon': 'Coming soon',
  'pages.soon_blog': 'Stories from the school and the workshops.',
  'pages.soon_seller': 'Sell your products here.',
  'pages.soon_affiliate': 'Recommend us to others and earn with every order.',
  'pages.page': 'Page',
  'pages.soon_cart': 'Review the items in your cart and check out.',
  'pages.soon_points': 'Earn reward points with every order and use them to pay.',
  'pages.soon_wallet': 'Your refunds and gift cards in one place.',
  'pages.soon_wishlist': 'Save items that you like and find them on every device.',
} satisfies Messages
