import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { TranslateContext } from '../../language/text.ts'
import { PrivatePhotosField } from './private-photos-field.tsx'

const render = (photos: readonly string[]) =>
  renderToStaticMarkup(
    <TranslateContext value={translator('en')}>
      <PrivatePhotosField
        words={{ label: 'Pictures', help: 'Up to two' }}
        most={2}
        photos={photos}
        ticket={null}
        onChange={() => {}}
      />
    </TranslateContext>,
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
