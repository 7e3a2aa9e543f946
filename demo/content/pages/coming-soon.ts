import { words, type DemoPage } from './page.ts'

const html = `
<p>We are still working on this page. It opens soon.</p>
<p>Until then: <a href="/events">see what is coming up</a>, <a href="/gallery">look through the albums</a>, or
<a href="/contact-us">tell us what you hoped to find here</a>.</p>
`

export const comingSoon: DemoPage = {
  route: 'coming-soon',
  title: 'Coming soon',
  description: 'This page opens soon.',
  image: null,
  sections: [words('Coming soon', html)],
}
