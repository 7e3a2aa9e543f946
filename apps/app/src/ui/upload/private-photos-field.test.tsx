import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { createQueryClient } from '../../data/query/query-client.ts'
import { TranslateContext } from '../../language/text.ts'
import { PrivatePhotosField } from './private-photos-field.tsx'

const render = (photos: readonly string[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <TranslateContext value={translator('en')}>
        <PrivatePhotosField
          labels={{ label: 'Pictures', help: 'Up to two' }}
          most={2}
          photos={photos}
          ticket={null}
          onChange={() => {}}
        />
      </TranslateContext>
    </QueryClientProvider>,
  )

test('Private pictures are listed by name, each with a remove button', () => {
  const html = render(['/private/files/broken%20pot.jpg?fid=1'])
  expect(html).toContain('broken pot.jpg')
  expect(html).toContain('aria-label="Remove broken pot.jpg"')
})

test('No more pictures are accepted than the limit', () => {
  expect(render(['/private/files/a.jpg'])).not.toContain('disabled')
  expect(render(['/private/files/a.jpg', '/private/files/b.jpg'])).toContain('disabled')
})
