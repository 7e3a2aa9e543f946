import { expect, test } from 'vitest'
import { socialLinks } from './social-links.tsx'

test('Only the networks with a link are shown', () => {
  const app_settings = {
    facebook_link: 'https://facebook.example/asha',
    instagram_link: null,
    youtube_link: '',
    linked_in: null,
    twitter_link: null,
    pinterest_link: 'https://pinterest.example/asha',
  }
  expect(socialLinks({ app_settings }).map(({ network }) => network)).toEqual(['Facebook', 'Pinterest'])
})
