// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { focusFirstWrong } from './typed-fields.ts'

async function focusedIn(html: string): Promise<string | undefined> {
  const form = document.createElement('form')
  form.innerHTML = html
  document.body.replaceChildren(form)
  focusFirstWrong(form)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return document.activeElement?.id
}

test('the first field that is wrong takes the focus', async () => {
  expect(await focusedIn('<input id="right"><input id="wrong" aria-invalid="true">')).toBe('wrong')
})

test('in a group of radio buttons that is wrong, the first that can be chosen takes the focus', async () => {
  const buttons = '<input type="radio" id="full" disabled><input type="radio" id="free">'
  expect(await focusedIn(`<div role="radiogroup" aria-invalid="true">${buttons}</div>`)).toBe('free')
})
