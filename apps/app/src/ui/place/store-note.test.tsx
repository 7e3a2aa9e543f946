import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { testVisit } from '../../data/testing-visit.ts'
import { VisitContext } from '../../data/visit.ts'
import { TranslateContext } from '../../language/text.ts'
import { StoreNote } from './store-note.tsx'

const render = (business: string | null) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <TranslateContext value={translator('en')}>
        <VisitContext value={testVisit({ business })}>
          <StoreNote />
        </VisitContext>
      </TranslateContext>
    </QueryClientProvider>,
  )

test('A shopper in one store sees a note with links to another and to all', () => {
  const html = render('BS-00002')
  expect(html).toContain('Showing products from BS-00002')
  expect(html).toContain('href="/place"')
  expect(html).toContain('See all stores')
})

test('A shopper without a chosen store sees no note', () => {
  expect(render(null)).toBe('')
})
