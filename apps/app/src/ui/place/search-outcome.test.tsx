import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { TranslateContext } from '../../language/text.ts'
import { SearchOutcome, unknownText } from './postal-code-field.tsx'
import type { SearchState } from './use-postal-search.ts'

const markup = (state: SearchState, mayWrite: boolean) =>
  renderToStaticMarkup(
    <TranslateContext value={translator('en')}>
      <SearchOutcome {...{ state, mayWrite }} onChoose={() => undefined} />
    </TranslateContext>,
  )

const unknown = (text: string, mayWrite = false) => unknownText(text, mayWrite, translator('en'))

test('Offers manual entry only where it is allowed', () => {
  expect(unknown('999999', true)).toContain('enter the address manually')
  expect(unknown('999999')).toBe("We couldn't find 999999. Enter a valid 6-digit PIN code.")
  for (const mayWrite of [true, false])
    expect(markup({ kind: 'failed' }, mayWrite).includes('manually')).toBe(mayWrite)
})

test('Asks for six digits when the input is something else', () => {
  expect(unknown('abcdef')).toBe('Enter a valid 6-digit PIN code.')
  expect(unknown('600090, Chennai, Tamil Nadu')).toContain("We couldn't find 600090, Chennai")
  expect(unknown('')).toContain('of your location')
})

test('Leaves the error of an unknown code to its field', () => {
  expect(markup({ kind: 'unknown', text: '999999' }, false)).not.toContain('999999')
})
