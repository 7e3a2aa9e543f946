import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import type { PageSection } from '#client'
import { TranslateContext } from '../../language/text.ts'
import { event, section, settings } from '../../server/testing-answers.ts'
import { PageSections, sectionView } from './page-sections.tsx'

const render = (sections: PageSection[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TranslateContext value={translator('en')}>
        <PageSections sections={sections} settings={settings} />
      </TranslateContext>
    </QueryClientProvider>,
  )

test('Every section type of the website is rendered from its content', () => {
  const cases: [PageSection, string][] = [
    [section('slider', { content: { slides: [{ title: 'Rain day' }] } }), 'Rain day'],
    [section('product list', { data: [product] }), 'Water pot'],
    [section('category list', { data: [category] }), 'href="/category/clay"'],
    [section('event list', { data: [event] }), 'href="/event-detail/EV-1"'],
    [section('gallery strip', { data: [{ name: 'G-1', title: 'Lamps', picture_count: 3 }] }), '3 photos'],
    [section('rich text', { content: { html: '<p>Words</p>' } }), '<p>Words</p>'],
    [section('image', { content: { image: '/files/a.webp', alt: 'A market' } }), 'alt="A market"'],
    [section('video', { content: { video: '/files/a.mp4', title: 'The play' } }), 'aria-label="The play"'],
    [section('banner', { content: { variant: 'plain', heading: 'Give an hour' } }), 'Give an hour'],
    [section('testimonial', { content: { items: [{ quote: 'Good', name: 'Meena' }] } }), 'Meena'],
    [section('counter', { content: { items: [{ value: 412, label: 'children' }] } }), '412'],
    [
      section('faq', { content: { items: [{ question: 'When?', answer: '<p>At eight.</p>' }] } }),
      'At eight.',
    ],
    [section('map', { content: { label: 'School', map_url: 'https://maps.example.org' } }), 'Open map'],
    [section('form', { content: { heading: 'Join', redirect_url: '/contact-us' } }), 'href="/contact-us"'],
  ]
  for (const [one, expected] of cases) expect(render([one])).toContain(expected)
})

test('An unknown section type is left out, and the others stay', () => {
  expect(sectionView('hologram')).toBeUndefined()
  expect(sectionView('constructor')).toBeUndefined()
})

test('A section with empty or invalid data takes no space', () => {
  const broken = [
    section('event list', { data: [null, 7, { name: 'x' }] }),
    section('slider'),
    section('video'),
  ]
  expect(render(broken)).toBe('')
})

test('Link cards lead to the editor’s target, and an unknown art or tint is harmless', () => {
  const cards = [{ title: 'Join', redirect_url: '/contact-us', art: '../../x', tint: '"evil' }]
  const html = render([section('banner', { content: { variant: 'doors', doors: cards } })])
  expect(html).toContain('class="linkCard"')
  expect(html).not.toContain('..')
})

test('A link to another website opens a new tab and says so', () => {
  const html = render([
    section('form', { content: { heading: 'Join', redirect_url: 'https://x.example.org' } }),
  ])
  expect(html).toContain('target="_blank" rel="noopener noreferrer"')
  expect(html).toContain('(opens in a new tab)')
})

const product = {
  name: 'P-1',
  title: 'Water pot',
  route: 'water-pot',
  image: null,
  price: 420,
  compare_at_price: 500,
  business: 'BS-1',
  business_name: 'Mitti Yard',
  currency: 'INR',
}
const category = { name: 'Clay', category_name: 'Clay', route: 'clay', child: [], products_count: 6 }
