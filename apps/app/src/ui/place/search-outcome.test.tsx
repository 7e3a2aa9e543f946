import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { SayContext } from '../../language/text.ts'
import { SearchOutcome } from './search-outcome.tsx'
import type { SearchState } from './use-postal-search.ts'

const told = (state: SearchState, mayWrite: boolean) =>
  renderToStaticMarkup(
    <SayContext value={translator('en')}>
      <SearchOutcome {...{ state, mayWrite }} onChoose={() => undefined} />
    </SayContext>,
  )

const unknown = (text: string): SearchState => ({ kind: 'unknown', text })

test('writing by hand is spoken of only where it is offered', () => {
  for (const state of [unknown('999999'), { kind: 'failed' }] as const) {
    expect(told(state, true)).toContain('write the address by hand')
    expect(told(state, false)).not.toContain('by hand')
  }
  expect(told(unknown('999999'), false)).toContain('We know no place 999999. Try another PIN code')
})

test('what is no PIN code is not spoken of as a place', () => {
  expect(told(unknown('abcdef'), false)).toContain('“abcdef” is not a PIN code')
  expect(told(unknown('600090, Chennai, Tamil Nadu'), false)).toContain('We know no place 600090, Chennai')
  expect(told(unknown(''), false)).toContain('for where you are')
})
