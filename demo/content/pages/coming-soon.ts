import { words, type DemoPage } from './page.ts'

const html = `
<p>We are still working on this page. It will be available soon.</p>
<p>Meanwhile, <a href="/events">see upcoming events</a>, <a href="/gallery">view the albums</a> or
<a href="/contact-us">contact us</a>.</p>
`

export const comingSoon: DemoPage = {
  route: 'coming-soon',
  title: 'Coming soon',
  description: 'This page will be available soon.',
  image: null,
  sections: [words('Coming soon', html)],
}
