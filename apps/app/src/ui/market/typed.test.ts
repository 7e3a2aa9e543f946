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

test('The first invalid field gets the focus', async () => {
  expect(await focusedIn('<input id="right"><input id="wrong" aria-invalid="true">')).toBe('wrong')
})

test('The first enabled radio button of an invalid group gets the focus', async () => {
  const buttons = '<input type="radio" id="full" disabled><input type="radio" id="free">'
  expect(await focusedIn(`<div role="radiogroup" aria-invalid="true">${buttons}</div>`)).toBe('free')
})
